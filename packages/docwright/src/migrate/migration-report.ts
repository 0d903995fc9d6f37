import path from 'node:path'
import type { Problem } from '../problem/problem.ts'
import { compareByPlace } from '../problem/report.ts'
import type { MigrationNotes } from './migration-notes.ts'

/** Returns a migration's report, which is written next to the new site. File paths are relative to the old site. */
export function formatMigrationReport(
  { left, omitted }: Pick<MigrationNotes, 'left' | 'omitted'>,
  {
    engine,
    root,
    moved,
  }: { readonly engine: string; readonly root: string; readonly moved: ReadonlyMap<string, string> },
): string {
  const place = ({ place: { file, line, column } }: Problem) =>
    `\`${path.relative(root, path.resolve(file)).split(path.sep).join('/')}:${line}:${column}\``
  const todo = left
    .toSorted(compareByPlace)
    .map((each) => `- [ ] ${place(each)}: ${each.message} Fix: ${each.hint}.`)
  const groups = [
    ...Map.groupBy(
      omitted.toSorted(compareByPlace),
      ({ message, hint }) => `${message} ${hint.replace(/^./, (first) => first.toUpperCase())}`,
    ),
  ]
  return `${[
    `# Migrated from ${engine}`,
    'Check the site with `npx docwright check`, and look at it with `npx docwright dev`.',
    '## Left to do',
    todo.length > 0 ? todo.join('\n') : 'Nothing.',
    '## Left out',
    groups.length > 0
      ? groups.map(([words, all]) => `- ${words} (${all.map(place).join(', ')}).`).join('\n')
      : 'Nothing.',
    '## Addresses that moved',
    moved.size > 0
      ? `Each old address leads to the new one.\n\n${[...moved].map(([from, to]) => `- \`${from}\` → \`${to}\``).join('\n')}`
      : 'None.',
  ].join('\n\n')}\n`
}
