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

// `npm create docwright my-docs openapi.yaml` creates a folder with a site for that API, or for a sample API. It asks no questions.
const [name = 'docs', api, ...others] = process.argv.slice(2)
if ([name, api].some((each) => each?.startsWith('-')) || others.length > 0) {
  end('Usage: npm create docwright <folder> [openapi.yaml]')
}
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 19)) {
  end(`docwright requires Node.js 22.19 or later. You have ${process.versions.node}.`)
}
if (/\.(ya?ml|json)$/.test(name))
  end(`The first argument is the folder to create: npm create docwright my-docs ${name}`)
if (api && !/\.(ya?ml|json)$/.test(api)) {
  end(`${api} isn't an OpenAPI file. Use a .yaml, .yml or .json file.`)
}
if (api && !statSync(api, { throwIfNoEntry: false })?.isFile()) end(`Can't find the file ${api}.`)
const folder = path.resolve(name)
if (existsSync(folder)) {
  if (!statSync(folder).isDirectory()) end(`${name} is a file. Choose a new or empty folder.`)
  // A repository without files counts as empty.
  const found = readdirSync(folder).filter((each) => each !== '.git')
  if (found.length > 0) end(`${name} already contains ${found[0]}. Choose an empty folder.`)
}

cpSync(path.join(import.meta.dirname, 'template'), folder, { recursive: true })
const description = `content/openapi.${api?.endsWith('.json') ? 'json' : 'yaml'}`
if (api) {
  // The sample API's guide is replaced by one that fits any API.
  rmSync(path.join(folder, 'content/openapi.yaml'))
  cpSync(path.join(import.meta.dirname, 'own-api'), folder, { recursive: true })
  cpSync(api, path.join(folder, description))
}
// npm doesn't pack files named .gitignore.
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
    ? `${api} is now ${description}. Write guides in content/guides/, and set the title of the site in docwright.config.ts.`
    : 'Then edit the files in content/. To start with your own OpenAPI file, run: npm create docwright my-docs openapi.yaml'
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
