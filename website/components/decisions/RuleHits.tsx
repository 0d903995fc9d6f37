import type { RuleHit } from './answer.ts'
import { Hit } from './Hit.tsx'

/** The matching rules, with the values that they evaluated. */
export function RuleHits({ hits }: { hits: readonly RuleHit[] }) {
  return hits.map((hit) => (
    <Hit
      key={hit.name}
      name={hit.name}
      effect={getEffect(hit)}
      asks={hit.action}
      note={describeMode(hit)}
      seen={`observed ${Object.entries(hit.observed)
        .map((condition) => condition.join(' '))
        .join(', ')}`}
    />
  ))
}

function getEffect({ action, mode }: RuleHit) {
  if (mode === 'shadow') return 'shadow'
  return action === 'adjust_score' ? 'adds' : 'decides'
}

function describeMode({ mode, decisive }: RuleHit): string {
  if (mode === 'shadow') return "shadow: doesn't count"
  return decisive ? 'decisive' : ''
}
