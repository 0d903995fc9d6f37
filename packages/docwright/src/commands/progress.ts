import { styleText } from 'node:util'

/** Where a command writes: a stream of the process, or a buffer in a test. */
export interface Output {
  write(text: string): unknown
  readonly isTTY?: boolean | undefined
  /** The width of a terminal. */
  readonly columns?: number | undefined
  readonly isColored?: boolean | undefined
}

/** The current stage of a command, and how far it is if that can be counted. */
interface Stage {
  readonly doing: string
  readonly done?: number
  /** The unit of the count: "757 pages". */
  readonly of?: string
}

/** Shows the progress of a command. */
export interface Progress {
  stage(stage: Stage): void
  /** Removes the line of progress. */
  clear(): void
  /** Prepares for a report: removes the progress line or, outside a terminal, writes an empty line after the stages. */
  beforeReport(): void
}

/** How often the progress is updated, in milliseconds. More often would only cost time. */
const updateIntervalMs = 50

/** Shows no progress. */
export const silentProgress: Progress = {
  stage: () => undefined,
  clear: () => undefined,
  beforeReport: () => undefined,
}

/** Shows the progress as one line that is updated in a terminal, or as one line for each stage elsewhere. */
export function createProgress(stream: Output): Progress {
  return stream.isTTY ? rewrite(stream) : listStages(stream)
}

function rewrite(stream: Output): Progress {
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
      if (stage.doing === doing && performance.now() - written < updateIntervalMs) return
      doing = stage.doing
      written = performance.now()
      const words = getWords(stage).slice(0, (stream.columns || 80) - 1)
      stream.write(
        `\r\x1b[2K${stream.isColored ? styleText('dim', words, { validateStream: false }) : words}`,
      )
    },
  }
}

function listStages(stream: Output): Progress {
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

function getWords({ doing, done, of }: Stage): string {
  return of === undefined ? `${doing} …` : `${doing} ${done ?? 0} of ${of}`
}
