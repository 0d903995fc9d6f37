import type { ContentFile } from '../content/content-file.ts'

/** A picture and the facts about it that pages need. */
export interface BrandPicture {
  readonly href: string
  readonly width: number
  readonly height: number
}

/** A font file: its address, and its description for `browser/platform/fonts.ts`. */
export interface BrandFace {
  readonly href: string
  readonly about: string
}

/** A site's own look: its files by address, and the settings for pages and the style sheet. */
export interface Brand {
  readonly name: string
  /** The image that replaces icon and name in the navbar. */
  readonly logo:
    | { readonly light: BrandPicture; readonly dark: BrandPicture | undefined; readonly alt: string }
    | undefined
  readonly icon: { readonly href: string; readonly type: string }
  /** Custom properties with a value that differs from the style sheet's. */
  readonly tokens: ReadonlyMap<string, string>
  /** CSS rules for the fallback of the code font. */
  readonly rules: string
  /** The fonts that pages fetch. */
  readonly faces: readonly BrandFace[]
  /** The measures of the text's fallback font, in the format that `browser/platform/fonts.ts` reads. */
  readonly likeness: string
  /** The files that the brand uses: site path to file. */
  readonly files: ReadonlyMap<string, ContentFile>
}
