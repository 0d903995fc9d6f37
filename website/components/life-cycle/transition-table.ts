import type { LifeCycle } from './life-cycle.ts'

/** Returns a life cycle as Markdown: each event, the statuses that allow it, and the statuses that follow. */
export function formatTransitionTable({ events }: Pick<LifeCycle, 'events'>): string {
  const rows = events.flatMap(({ name, from }) =>
    from.length === 0
      ? [`| \`${name}\` | any | unchanged |`]
      : from.map(({ status, results }) => {
          const then = results.map((result) =>
            [`\`${result.status}\``, result.when].filter(Boolean).join(' '),
          )
          return `| \`${name}\` | \`${status}\` | ${then.join('; ')} |`
        }),
  )
  return ['| Event | In the status | Status afterwards |', '| --- | --- | --- |', ...rows].join('\n')
}
