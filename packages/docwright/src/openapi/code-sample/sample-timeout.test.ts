import { expect, test } from 'vitest'
import { smallApi } from '../../../test/openapi/small-api.ts'

/** Returns the samples of an operation with this extension, by language. */
async function samplesWith(extension: string) {
  const api = await smallApi({
    paths: `  /x:\n    post:\n${extension}      responses: { '204': { description: Done. } }`,
  })
  return new Map(api.samples['post-x']!.map(({ language, source }) => [language, `${source}\n`]))
}

test.each([
  ['bash', '--max-time 10\n', '--max-time 1\n', '--max-time 0.25\n'],
  ['js', 'AbortSignal.timeout(10_000)', 'AbortSignal.timeout(1000)', 'AbortSignal.timeout(250)'],
  ['python', 'timeout=10,', 'timeout=1,', 'timeout=0.25,'],
  ['java', 'Duration.ofSeconds(10)', 'Duration.ofSeconds(1)', 'Duration.ofMillis(250)'],
  ['csharp', 'FromSeconds(10)', 'FromSeconds(1)', 'FromSeconds(0.25)'],
  ['go', '10 * time.Second', '1 * time.Second', '250 * time.Millisecond'],
  ['php', 'CURLOPT_TIMEOUT => 10,', 'CURLOPT_TIMEOUT => 1,', 'CURLOPT_TIMEOUT_MS => 250,'],
  [
    'ruby',
    'open_timeout: 10, read_timeout: 10 ',
    'open_timeout: 1, read_timeout: 1 ',
    'open_timeout: 0.25, read_timeout: 0.25 ',
  ],
])('%s waits for ten seconds, or as long as the operation says', async (language, usual, second, quarter) => {
  expect((await samplesWith('')).get(language)).toContain(usual)
  expect((await samplesWith('      x-timeout: 1\n')).get(language)).toContain(second)
  expect((await samplesWith('      x-timeout: 0.25\n')).get(language)).toContain(quarter)
})

test('a second that is written as 1.0 is a second', async () => {
  expect((await samplesWith('      x-timeout: 1.0\n')).get('bash')).toContain('--max-time 1\n')
})
