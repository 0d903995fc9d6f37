import { inlineCode } from '../../markdown/inline-code.ts'
import type { Transition } from '../../openapi/objects/transitions.ts'
import { cell, lines, prose } from './text.ts'

/** A life cycle: each event, the statuses in which it may come, and those that follow. */
export function transitionTable(transitions: readonly Transition[]): string {
  const rows = transitions.flatMap(({ event, from }) =>
    from.length === 0
      ? [`| ${inlineCode(event)} | any | unchanged |`]
      : from.map(({ status, results }) => {
          const then = results.map((result) => `${inlineCode(result.status)} ${prose(result.when)}`.trim())
          return `| ${inlineCode(event)} | ${inlineCode(status)} | ${cell(then.join('; '))} |`
        }),
  )
  return lines(['| Event | In the status | Status afterwards |', '| --- | --- | --- |', ...rows])
}
