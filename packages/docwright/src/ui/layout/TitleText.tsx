import { Breakable } from '../prose/Breakable.tsx'

const afterSlash = /(?<=[^\s(]\/)(?=[^\s/])/
const betweenWords = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=_)(?=[^_])/u

/** A title in which paths may break after each slash but the first, and long names between their words. */
export function TitleText({ text }: { text: string }) {
  const parts = text.split(afterSlash)
  return (
    <Breakable parts={parts.flatMap((part) => (/\S{21}/.test(part) ? part.split(betweenWords) : part))} />
  )
}
