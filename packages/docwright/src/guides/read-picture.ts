import path from 'node:path'
import type { ContentFile } from '../content/content-file.ts'
import { describeObstacle, findFile, readBytes, shortenForMessage } from '../content/content-file.ts'
import { leadsToHidden } from '../content/content-files.ts'
import { readPictureSize } from '../content/picture-size.ts'
import type { Mistake } from '../problem/problem.ts'
import { decodeUrlPart } from '../url/decoded.ts'
import { isForeign } from '../url/scheme.ts'
import type { GuideImage } from './guide.ts'

interface WrittenPicture {
  /** The kind of file in messages: "picture", "video". */
  readonly what: string
  readonly address: string
  /** Whether the element is an `<img>`, which can only show pictures. */
  readonly isImage?: boolean
}

/** A picture's file, and its path on the site. */
interface FoundPicture {
  readonly image: GuideImage
  readonly address: string
}

/** Finds the file of a picture or video in a guide, and the path that it's published at. */
export function readPicture(
  { what, address, isImage = false }: WrittenPicture,
  { file: guide, contentFolder: folder }: { readonly file: string; readonly contentFolder: string },
): FoundPicture | Mistake {
  if (isForeign(address)) {
    return {
      message: `The ${what} ${shortenForMessage(address)} is on another site.`,
      hint: 'keep it next to the guide',
    }
  }
  const name = decodeUrlPart(address)
  const isFromRoot = name.startsWith('/')
  const file = isFromRoot ? path.join(folder, name) : path.resolve(path.dirname(guide), name)
  // A path outside the content folder is reported before public files are searched.
  const found = findFile(file, folder)
  const publicFolder = path.join(folder, 'public')
  const isOutside = 'obstacle' in found && found.obstacle === 'outside'
  const inPublic = isFromRoot && !isOutside ? findFile(path.join(publicFolder, name), folder) : undefined
  const picture = inPublic && !('obstacle' in inPublic && inPublic.obstacle === 'missing') ? inPublic : found
  if ('obstacle' in picture) {
    return describeObstacle(picture.obstacle, { file, folder, what, written: address })
  }
  const href =
    picture === inPublic ? getHrefBelow(publicFolder, picture) : `/media${getHrefBelow(folder, picture)}`
  if (leadsToHidden(href)) {
    const message = `The ${what} ${shortenForMessage(address)} is a hidden file, which isn't published.`
    return { message, hint: 'give it a name without a dot at the beginning' }
  }
  const size = isImage ? readPictureSize(readBytes(picture), picture.file) : undefined
  if (isImage && size === undefined) {
    const message = `The file ${shortenForMessage(address)} isn't a picture that browsers can show.`
    return { message, hint: 'save it as SVG, PNG, JPEG, WebP, AVIF or GIF' }
  }
  return { image: { ...picture, href, size }, address: encodeURI(href) }
}

function getHrefBelow(folder: string, { file }: ContentFile): string {
  return `/${path.relative(folder, file).split(path.sep).join('/')}`
}
