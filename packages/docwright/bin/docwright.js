#!/usr/bin/env node
import { existsSync } from 'node:fs'

// Checked before anything else is loaded, because older versions of Node can't parse the code.
const [major, minor] = process.versions.node.split('.').map(Number)
const obstacle =
  (process.versions.bun && 'docwright runs on Node.js, not on Bun. Leave out --bun: bunx docwright') ||
  (process.versions.pnp &&
    "docwright needs a node_modules folder, but Yarn's Plug'n'Play is active. Add `nodeLinker: node-modules` to .yarnrc.yml and run yarn install") ||
  ((major < 22 || (major === 22 && minor < 19)) &&
    `docwright requires Node.js 22.19 or later. You have ${process.versions.node}.`)
if (obstacle) {
  console.error(obstacle)
  process.exitCode = 2
} else {
  // A checkout runs the TypeScript sources. The package contains them compiled.
  const isCheckout = existsSync(new URL('../src/', import.meta.url))
  await import(isCheckout ? '../src/commands/main.ts' : '../dist/commands/main.js')
}
