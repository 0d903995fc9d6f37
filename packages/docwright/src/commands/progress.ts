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

/** Returns to the start of the terminal's line, and clears it. */
const clearLine = '\r\x1b[2K'

/** Shows no progress. */
export const silentProgress: Progress = {
  stage: () => undefined,
  clear: () => undefined,
  beforeReport: () => undefined,
}

/** Shows the progress as one line that is updated in a terminal, or as one line for each stage elsewhere. */
export function createProgress(stream: Output): Progress {
  return stream.isTTY ? createTerminalProgress(stream) : createStageList(stream)
}

function createTerminalProgress(stream: Output): Progress {
  let doing = ''
  let lastUpdate = 0
  const clear = () => {
    if (doing !== '') stream.write(clearLine)
    doing = ''
  }
  return {
    clear,
    beforeReport: clear,
    stage(stage) {
      if (stage.doing === doing && performance.now() - lastUpdate < updateIntervalMs) return
      doing = stage.doing
      lastUpdate = performance.now()
      const line = formatStage(stage).slice(0, (stream.columns || 80) - 1)
      stream.write(clearLine + (stream.isColored ? styleText('dim', line, { validateStream: false }) : line))
    },
  }
}

function createStageList(stream: Output): Progress {
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

function formatStage({ doing, done, of }: Stage): string {
  return of === undefined ? `${doing} …` : `${doing} ${done ?? 0} of ${of}`
}
