import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { createCodeSamples } from '../../../src/openapi/code-sample/code-sample.ts'
import type { SampleRequest } from '../../../src/openapi/code-sample/sample-request.ts'
import { createSampleRequest } from '../../../src/openapi/code-sample/sample-request.ts'
import type { Operation } from '../../../src/openapi/objects/operation.ts'
import { createHttpRequest } from '../../../src/openapi/request/http-request.ts'
import type { SampleRunner } from '../../../src/testing/sample-runners.ts'
import { differences, fileContent } from './differences.ts'
import type { startRecorder } from './recorder.ts'

const run = promisify(execFile)

/** One request of an operation, and the program in each language that should send it. */
export interface Sampled {
  readonly title: string
  readonly request: SampleRequest
  readonly sources: ReadonlyMap<string, string>
}

/** Returns the requests of an operation, with the address of another server. */
export function sampledRequests(operation: Operation, server: string): readonly Sampled[] {
  const own = { ...operation, servers: [], writtenSamples: [] }
  const servers = [{ url: server, defaultUrl: server, variables: [] }]
  const samples = createCodeSamples(own, servers)
  const content = operation.requestBody?.content ?? []
  const bodies = content.flatMap((mediaType) =>
    mediaType.examples.map((example) => ({ mediaType, example, name: mediaType.name })),
  )
  const all = bodies.length > 0 ? bodies : [{ mediaType: content[0], example: undefined, name: undefined }]
  return all.map(({ mediaType, example, name }) => ({
    title: [operation.method, operation.path, name, example?.name].filter(Boolean).join(' '),
    request: createSampleRequest(createHttpRequest(own, { mediaType, example, hasVariables: true }), server),
    sources: new Map(
      samples
        .filter((sample) => sample.example === example?.name && sample.mediaType === name)
        .map(({ language, source }) => [language, source]),
    ),
  }))
}

/**
 * Saves and runs a sample as a reader would. Returns the difference if the server doesn't receive exactly the expected
 * request.
 */
export async function mistakesOf(
  { title, request, sources }: Sampled,
  runner: SampleRunner,
  { seen }: Awaited<ReturnType<typeof startRecorder>>,
): Promise<readonly string[]> {
  const place = await mkdtemp(path.join(tmpdir(), 'sample-'))
  await writeFile(path.join(place, runner.file), sources.get(runner.language) ?? '')
  for (const name of listFiles(request)) await writeFile(path.join(place, name), fileContent)
  seen.length = 0
  const steps = [...(runner.prepare ? [runner.prepare] : []), runner.run]
  const errors: string[] = []
  for (const [command, ...rest] of steps) {
    await run(command!, rest, { cwd: place }).catch(({ message }) => errors.push(message.slice(0, 1000)))
  }
  await rm(place, { recursive: true })
  const [came] = seen
  const wrong = came ? differences(request, came) : ['nothing came']
  return [...errors, ...wrong, ...(seen.length > 1 ? ['more than one request came'] : [])].map(
    (mistake) => `${runner.language}, ${title}: ${mistake}`,
  )
}

function listFiles({ body }: SampleRequest): readonly string[] {
  if (body?.kind === 'file') return [body.name]
  return body?.kind === 'multipart' ? body.parts.flatMap(({ isFile, value }) => (isFile ? [value] : [])) : []
}
