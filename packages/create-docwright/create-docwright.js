#!/usr/bin/env node
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

// `npm create docwright my-docs` makes a folder with a site to begin with; it asks nothing.
const [name = 'docs', ...others] = process.argv.slice(2)
if (name.startsWith('-') || others.length > 0) {
  end('It takes one thing, the folder to make: npm create docwright my-docs')
}
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 19)) {
  end(`docwright needs Node 22.19 or newer, and this is ${process.versions.node}.`)
}
const folder = path.resolve(name)
if (existsSync(folder)) {
  if (!statSync(folder).isDirectory()) end(`${name} is a file. Name a folder that is new or empty.`)
  // A repository that has no file yet is empty.
  const found = readdirSync(folder).filter((each) => each !== '.git')
  if (found.length > 0) end(`${name} holds ${found[0]} already. Name a folder that is new or empty.`)
}

cpSync(path.join(import.meta.dirname, 'template'), folder, { recursive: true })
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
Then write in content/, and put your own OpenAPI file in the place of content/openapi.yaml.`)

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
