import path from 'node:path'
import type { Problem } from '../problem/problem.ts'
import { compareByPlace } from '../problem/report.ts'
import type { MigrationNotes } from './migration-notes.ts'

/** Returns a migration's report, which is written next to the new site. File paths are relative to the old site. */
export function formatMigrationReport(
  { tasks, omissions }: Pick<MigrationNotes, 'tasks' | 'omissions'>,
  {
    engine,
    root,
    moved,
  }: { readonly engine: string; readonly root: string; readonly moved: ReadonlyMap<string, string> },
): string {
  const formatPlace = ({ place: { file, line, column } }: Problem) =>
    `\`${path.relative(root, path.resolve(file)).split(path.sep).join('/')}:${line}:${column}\``
  const items = tasks
    .toSorted(compareByPlace)
    .map((task) => `- [ ] ${formatPlace(task)}: ${task.message} Fix: ${task.hint}.`)
  const groups = Map.groupBy(
    omissions.toSorted(compareByPlace),
    ({ message, hint }) => `${message} ${hint.replace(/^./, (first) => first.toUpperCase())}`,
  )
  const redirects = [...moved].map(([from, to]) => `- \`${from}\` → \`${to}\``)
  return `${[
    `# Migrated from ${engine}`,
    'Check the site with `npx docwright check`, and look at it with `npx docwright dev`.',
    '## Left to do',
    items.join('\n') || 'Nothing.',
    '## Left out',
    [...groups].map(([words, all]) => `- ${words} (${all.map(formatPlace).join(', ')}).`).join('\n') ||
      'Nothing.',
    '## Addresses that moved',
    redirects.length > 0 ? `Each old address leads to the new one.\n\n${redirects.join('\n')}` : 'None.',
  ].join('\n\n')}\n`
}
