import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import type { Progress } from './progress.ts'
import { createProgress } from './progress.ts'

test('on a terminal one line is written again, no longer than the terminal is wide, and taken away in the end', () => {
  const { stream, written } = terminal(20)
  work(createProgress(stream))

  expect(written.map((text) => stripVTControlCharacters(text))).toEqual([
    '\rreading …',
    '\rdrawing 1 of 757 pa',
    '\rwriting …',
    '\r',
  ])
  expect(written.every((text) => text.startsWith('\r\x1b[2K') && !text.includes('\n'))).toBe(true)
})

test('anywhere else each stage is a line, and a report is apart', () => {
  const { stream, written } = terminal(undefined)
  work(createProgress(stream))
  expect(written.join('')).toBe('reading\ndrawing 757 pages\nwriting\n')

  const { stream: other, written: reported } = terminal(undefined)
  const progress = createProgress(other)
  progress.stage({ doing: 'checking' })
  progress.beforeReport()
  expect(reported.join('')).toBe('checking\n\n')
})

test('before the first stage only the report is written', () => {
  const { stream, written } = terminal(undefined)
  createProgress(stream).beforeReport()

  expect(written).toEqual([])
})

/** Three stages. The second one is counted faster than anyone can read. */
function work({ stage, clear }: Progress): void {
  stage({ doing: 'reading' })
  for (let done = 1; done < 4; done++) stage({ doing: 'drawing', done, of: '757 pages' })
  stage({ doing: 'writing' })
  clear()
}

function terminal(columns: number | undefined) {
  const written: string[] = []
  const stream = {
    ...(columns !== undefined && { isTTY: true, columns }),
    write: (text: string) => written.push(text),
  }
  return { stream, written }
}
