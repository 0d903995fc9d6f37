import { removeUndefined } from '../document/present.ts'
import type { Operation } from '../objects/operation.ts'
import type { Server } from '../objects/server.ts'
import type { WrittenSample } from '../objects/written-sample.ts'
import { createHttpRequest } from '../request/http-request.ts'
import { writeBash } from './bash.ts'
import { writeCsharp } from './csharp.ts'
import { writeGo } from './go.ts'
import { writeJava } from './java.ts'
import { writeJs } from './js.ts'
import { formatComment } from './literal.ts'
import { writePhp } from './php.ts'
import { writePython } from './python.ts'
import { writeRuby } from './ruby.ts'
import type { SampleRequest } from './sample-request.ts'
import { createSampleRequest } from './sample-request.ts'

/** A complete program that sends a request, in one programming language. */
export interface CodeSample {
  readonly language: Language
  /** The language's name for readers: "cURL", "JavaScript". */
  readonly label: string
  /** The request example that it sends. Absent if the operation has no body, or the sample is from the file. */
  readonly example?: string
  /** The media type of the body. */
  readonly mediaType?: string
  readonly source: string
}

/** A language by its name for highlighters. Names other than these come from `x-codeSamples`. */
export type Language = 'bash' | 'js' | 'python' | 'java' | 'csharp' | 'go' | 'php' | 'ruby' | (string & {})

interface Writer {
  readonly language: Language
  readonly label: string
  readonly write: (request: SampleRequest) => string
}

const writers: readonly Writer[] = [
  { language: 'bash', label: 'cURL', write: writeBash },
  { language: 'js', label: 'JavaScript', write: writeJs },
  { language: 'python', label: 'Python', write: writePython },
  { language: 'java', label: 'Java', write: writeJava },
  { language: 'csharp', label: 'C#', write: writeCsharp },
  { language: 'go', label: 'Go', write: writeGo },
  { language: 'php', label: 'PHP', write: writePhp },
  { language: 'ruby', label: 'Ruby', write: writeRuby },
]

/** Writes a request in each built-in language. */
export function writeRequest(request: SampleRequest): ReadonlyMap<Language, string> {
  return new Map(writers.map(({ language, write }) => [language, addNote(write(request), request)]))
}

/**
 * Returns a sample for each example and language. Samples in the file (`x-codeSamples`) replace generated ones of the same
 * language.
 */
export function createCodeSamples(operation: Operation, servers: readonly Server[]): readonly CodeSample[] {
  const server = operation.servers[0] ?? servers[0]
  const { usedWriters, written } = selectWriters(operation)
  const requests = listRequests(operation, makeAbsolute(server?.defaultUrl ?? ''))
  const samples = [
    ...requests.flatMap(({ example, mediaType, request }) =>
      usedWriters.map(({ language, label, write }) =>
        removeUndefined({ language, label, example, mediaType, source: addNote(write(request), request) }),
      ),
    ),
    ...written,
  ]
  return samples.toSorted((one, other) => getLanguageRank(one.language) - getLanguageRank(other.language))
}

/** Returns the sort key of a language. The file's own samples take the place of generated ones; additional languages come last. */
function getLanguageRank(language: string): number {
  const index = writers.findIndex((writer) => writer.language === language)
  return index < 0 ? writers.length : index
}

/** Returns the labels of an operation's samples. */
export function listSampleLabels(operation: Pick<Operation, 'writtenSamples'>): readonly string[] {
  const { usedWriters, written } = selectWriters(operation)
  return [...usedWriters, ...written].map(({ label }) => label)
}

/** Returns the file's own samples, and the writers for the other languages. */
function selectWriters({ writtenSamples }: Pick<Operation, 'writtenSamples'>) {
  const written = writtenSamples.map(readWrittenSample)
  const replaced = new Set(written.map(({ language }) => language))
  return { usedWriters: writers.filter(({ language }) => !replaced.has(language)), written }
}

/** Adds a note about what the request leaves out to a sample's first comment, which lists its requirements. */
function addNote(source: string, { note }: SampleRequest): string {
  return note
    ? source.replace(/^(#|\/\/) .*$/m, (comment, mark) => `${comment}\n${mark} ${formatComment(note)}`)
    : source
}

/** Returns an absolute URL, even if the file has only a path. */
function makeAbsolute(server: string): string {
  return /^[a-z][a-z0-9+.-]*:/i.test(server)
    ? server
    : `https://api.example.com${server === '' || server.startsWith('/') ? '' : '/'}${server}`
}

interface NamedRequest {
  readonly example: string | undefined
  readonly mediaType: string | undefined
  readonly request: SampleRequest
}

function listRequests(operation: Operation, server: string): readonly NamedRequest[] {
  const bodies = (operation.requestBody?.content ?? []).flatMap((mediaType) =>
    mediaType.examples.map((example) => ({
      example: example.name,
      mediaType: mediaType.name,
      request: createSampleRequest(
        createHttpRequest(operation, { mediaType, example, hasVariables: true }),
        server,
      ),
    })),
  )
  if (bodies.length > 0) return bodies
  const mediaType = operation.requestBody?.content[0]
  const request = createSampleRequest(createHttpRequest(operation, { mediaType, hasVariables: true }), server)
  return [{ example: undefined, mediaType: undefined, request }]
}

/** Other names for the built-in languages in files. */
const aliases: ReadonlyMap<string, string> = new Map<string, Language>(
  Object.entries({
    shell: 'bash',
    curl: 'bash',
    sh: 'bash',
    javascript: 'js',
    node: 'js',
    nodejs: 'js',
    'node.js': 'js',
    py: 'python',
    python3: 'python',
    'c#': 'csharp',
    cs: 'csharp',
    golang: 'go',
    rb: 'ruby',
  }),
)

function readWrittenSample({ word, label, source }: WrittenSample): CodeSample {
  const language = aliases.get(word.toLowerCase()) ?? word.toLowerCase()
  const writer = writers.find((each) => each.language === language)
  return { language, label: label ?? writer?.label ?? word, source }
}
