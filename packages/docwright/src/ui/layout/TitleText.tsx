import { Breakable } from '../prose/Breakable.tsx'

/** A title whose paths may break behind each of their slashes but the first, rather than anywhere. */
export function TitleText({ text }: { text: string }) {
  return <Breakable parts={text.split(/(?<=[^\s(]\/)(?=[^\s/])/)} />
}
