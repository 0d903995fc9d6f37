import { statSync } from 'node:fs'
import path from 'node:path'
import { isInside } from '../content/inside.ts'
import { noFile } from '../problem/no-file.ts'
import type { Mistake } from '../problem/problem.ts'
import { decoded } from '../url/decoded.ts'
import { isForeign } from '../url/scheme.ts'
import type { GuideImage } from './guide.ts'

/** The folder of the site that pictures from the content folder are published under. */
const mediaHref = '/media/'

interface Written {
  /** "picture", "video". */
  readonly what: string
  readonly address: string
}

/** A picture or video that a guide shows: the file it is, and where that will be published. */
export function readPicture(
  { what, address }: Written,
  { file, contentFolder }: { readonly file: string; readonly contentFolder: string },
): GuideImage | Mistake {
  if (isForeign(address)) {
    return {
      message: `The ${what} ${shortened(address)} lies on another site.`,
      hint: 'keep it beside the guide',
    }
  }
  const name = decoded(address)
  const published = path.join(contentFolder, 'public', name)
  if (name.startsWith('/') && isFile(published)) return { file: published, href: address }
  const target = name.startsWith('/')
    ? path.join(contentFolder, name)
    : path.resolve(path.dirname(file), name)
  const relative = path.relative(contentFolder, target).split(path.sep).join('/')
  if (relative.startsWith('../')) {
    return {
      message: `The ${what} ${address} lies outside the content folder.`,
      hint: 'keep it beside the guide',
    }
  }
  if (!isFile(target)) return noFile(what, target)
  if (!isInside(target, contentFolder)) {
    return {
      message: `The ${what} ${address} is a link out of the content folder.`,
      hint: 'put the file itself there',
    }
  }
  return { file: target, href: mediaHref + relative }
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true
}

/** An address in a message; that of a whole picture may be a megabyte. */
function shortened(address: string): string {
  const line = address.replace(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 60)}…` : line
}
