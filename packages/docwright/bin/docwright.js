#!/usr/bin/env node
import { existsSync } from 'node:fs'

// What older versions of Node cannot read is loaded only after they have been told so.
const [major, minor] = process.versions.node.split('.').map(Number)
const obstacle =
  (process.versions.bun && 'docwright runs on Node, and this is Bun. Leave out --bun: bunx docwright') ||
  (process.versions.pnp &&
    "docwright needs a node_modules folder, and this is Yarn with Plug'n'Play. Write `nodeLinker: node-modules` into .yarnrc.yml, and run yarn install") ||
  ((major < 22 || (major === 22 && minor < 19)) &&
    `docwright needs Node 22.19 or newer, and this is ${process.versions.node}.`)
if (obstacle) {
  console.error(obstacle)
  process.exitCode = 2
} else {
  // A checkout runs the code as it is written; a package brings it compiled.
  const isCheckout = existsSync(new URL('../src/', import.meta.url))
  await import(isCheckout ? '../src/commands/main.ts' : '../dist/commands/main.js')
}
