import { Breakable } from '../prose/Breakable.tsx'

const behindSlash = /(?<=[^\s(]\/)(?=[^\s/])/
const betweenWords = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=_)(?=[^_])/u

/** A title whose paths may break behind each of their slashes but the first, and whose long names between their words, rather than anywhere. */
export function TitleText({ text }: { text: string }) {
  const parts = text.split(behindSlash)
  return (
    <Breakable parts={parts.flatMap((part) => (/\S{21}/.test(part) ? part.split(betweenWords) : part))} />
  )
}
