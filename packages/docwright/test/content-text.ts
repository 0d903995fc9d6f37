import type { Artefact } from '../src/artefacts/artefact.ts'

/** Returns a generated file's content as one text. `String` would turn a text in parts into `[object Generator]`, which contains nothing that a test looks for. */
export async function contentText({ content }: Pick<Artefact, 'content'>): Promise<string> {
  const made = await content()
  return typeof made === 'string' || made instanceof Uint8Array ? String(made) : [...made].join('')
}

/** Returns the texts of generated files by their addresses. */
export async function contentTexts(artefacts: Iterable<Artefact>): Promise<ReadonlyMap<string, string>> {
  const texts = [...artefacts].map(
    async (artefact) => [`/${artefact.file}`, await contentText(artefact)] as const,
  )
  return new Map(await Promise.all(texts))
}
