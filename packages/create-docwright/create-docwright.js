#!/usr/bin/env node
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

// `npm create docwright my-docs openapi.yaml` makes a folder with a site of that API, or of one to begin with; it asks nothing.
const [name = 'docs', api, ...others] = process.argv.slice(2)
if ([name, api].some((each) => each?.startsWith('-')) || others.length > 0) {
  end(
    'It takes the folder to make, and an OpenAPI file if you have one: npm create docwright my-docs openapi.yaml',
  )
}
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 19)) {
  end(`docwright needs Node 22.19 or newer, and this is ${process.versions.node}.`)
}
if (/\.(ya?ml|json)$/.test(name)) end(`Name the folder to make first: npm create docwright my-docs ${name}`)
if (api && !/\.(ya?ml|json)$/.test(api)) {
  end(`${api} is no OpenAPI file: name one that ends in .yaml, .yml or .json.`)
}
if (api && !statSync(api, { throwIfNoEntry: false })?.isFile()) end(`There is no file ${api}.`)
const folder = path.resolve(name)
if (existsSync(folder)) {
  if (!statSync(folder).isDirectory()) end(`${name} is a file. Name a folder that is new or empty.`)
  // A repository that has no file yet is empty.
  const found = readdirSync(folder).filter((each) => each !== '.git')
  if (found.length > 0) end(`${name} holds ${found[0]} already. Name a folder that is new or empty.`)
}

cpSync(path.join(import.meta.dirname, 'template'), folder, { recursive: true })
const description = `content/openapi.${api?.endsWith('.json') ? 'json' : 'yaml'}`
if (api) {
  // What names the API to begin with gives way to what fits any.
  rmSync(path.join(folder, 'content/openapi.yaml'))
  cpSync(path.join(import.meta.dirname, 'own-api'), folder, { recursive: true })
  cpSync(api, path.join(folder, description))
}
// npm packs no file of this name.
renameSync(path.join(folder, 'gitignore'), path.join(folder, '.gitignore'))
const manifest = path.join(folder, 'package.json')
const own = { ...JSON.parse(readFileSync(manifest, 'utf8')), name: packageName(path.basename(folder)) }
writeFileSync(manifest, `${JSON.stringify(own, null, 2)}\n`)

const steps = [
  ...(folder === process.cwd() ? [] : [`cd ${/\s/.test(name) ? JSON.stringify(name) : name}`]),
  'npm install',
  'npm run dev',
]
console.log(`The site is in ${name}. Next:\n\n${steps.map((step) => `  ${step}\n`).join('')}
${
  api
    ? `${api} is ${description} there. Write guides in content/guides/, and say in docwright.config.ts what the site is called.`
    : 'Then write in content/. With an OpenAPI file of your own, begin with: npm create docwright my-docs openapi.yaml'
}`)

/** @param {string} text */
function packageName(text) {
  return (
    text
      .toLowerCase()
      .replace(/[^a-z0-9-]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'docs'
  )
}

/** @param {string} sentence */
function end(sentence) {
  console.error(sentence)
  process.exit(2)
}
