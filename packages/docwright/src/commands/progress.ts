import { styleText } from 'node:util'

/** Where a command writes: a stream of the process, or what collects the text for a test. */
export interface Output {
  write(text: string): unknown
  readonly isTTY?: boolean | undefined
  /** The width of a terminal. */
  readonly columns?: number | undefined
  readonly isColored?: boolean | undefined
}

/** What a command is doing; how far it is, when that can be counted. */
interface Stage {
  readonly doing: string
  readonly done?: number
  /** What is counted: "757 pages". */
  readonly of?: string
}

/** Says what a command is doing to those who wait for it. */
export interface Progress {
  stage(stage: Stage): void
  /** Removes the line of progress. */
  clear(): void
  /** Makes room for a report: removes the line of progress or, on no terminal, writes an empty line after the stages. */
  beforeReport(): void
}

/** No one reads faster, and to write takes time. In milliseconds. */
const interval = 50

/** Says nothing. */
export const silence: Progress = {
  stage: () => undefined,
  clear: () => undefined,
  beforeReport: () => undefined,
}

/** On a terminal one line that is written again and again; anywhere else one line for each stage. */
export function progressOn(stream: Output): Progress {
  return stream.isTTY ? rewritten(stream) : listed(stream)
}

function rewritten(stream: Output): Progress {
  let doing = ''
  let written = 0
  const clear = () => {
    if (doing !== '') stream.write('\r\x1b[2K')
    doing = ''
  }
  return {
    clear,
    beforeReport: clear,
    stage(stage) {
      if (stage.doing === doing && performance.now() - written < interval) return
      doing = stage.doing
      written = performance.now()
      const words = wordsOf(stage).slice(0, (stream.columns || 80) - 1)
      stream.write(
        `\r\x1b[2K${stream.isColored ? styleText('dim', words, { validateStream: false }) : words}`,
      )
    },
  }
}

function listed(stream: Output): Progress {
  let doing = ''
  return {
    stage(stage) {
      if (stage.doing === doing) return
      doing = stage.doing
      stream.write(`${[doing, stage.of].filter(Boolean).join(' ')}\n`)
    },
    clear: () => undefined,
    beforeReport: () => void (doing !== '' && stream.write('\n')),
  }
}

function wordsOf({ doing, done, of }: Stage): string {
  return of === undefined ? `${doing} …` : `${doing} ${done ?? 0} of ${of}`
}
