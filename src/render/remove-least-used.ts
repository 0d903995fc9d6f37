import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Leaves in a folder so many of its files and folders as were used last, what a killed build left there among them. */
export async function removeLeastUsed(folder: string, most: number): Promise<void> {
  const kept = (await readdir(folder)).map((name) => path.join(folder, name))
  const used = await Promise.all(kept.map(async (each) => ({ each, at: (await stat(each)).mtimeMs })))
  used.sort((one, other) => other.at - one.at)
  for (const { each } of used.slice(most)) await rm(each, { recursive: true, force: true })
}
