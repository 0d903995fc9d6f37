import { Arrow } from './Arrow.tsx'
import { Box } from './Box.tsx'
import { Figure, formatFigureTwin } from './Figure.tsx'
import type { Tone } from './tone.ts'

/** A step, and the exits next to it, such as errors. */
export interface LaneStep {
  readonly title: string
  readonly line: string
  readonly leaves?: { readonly title: string; readonly line: string; readonly tone: Tone }
}

interface Props {
  readonly steps: readonly LaneStep[]
  readonly caption: string
  /** The width of a step that has exits, in percent. Steps without exits take the full width. */
  readonly share: number
}

/** The distance between two steps, in em. */
const pitch = 5.5

/** Steps from top to bottom, with their exits next to them. The last step is the goal. */
export function LaneFigure({ steps, caption, share }: Props) {
  return (
    <Figure words={words(steps)} caption={caption} height={steps.length * pitch - 1.5}>
      <Lane steps={steps} share={share} />
    </Figure>
  )
}

/** Returns the figure's content as Markdown. */
export function formatLaneTwin({ steps, caption }: Omit<Props, 'share'>): string {
  return formatFigureTwin({ words: words(steps), caption })
}

function Lane({ steps, share }: Omit<Props, 'caption'>) {
  const aside = share + 6
  return steps.map(({ title, line, leaves }, index) => {
    const [top, isLast] = [index * pitch, index === steps.length - 1]
    return (
      <g key={title}>
        <Box
          {...{ at: [0, top], width: leaves ? share : 100, title: `${index + 1} ${title}`, lines: [line] }}
          tone={isLast ? 'accent' : undefined}
        />
        {!isLast && <Arrow from={[share / 2, top + 4]} to={[share / 2, top + pitch]} />}
        {leaves && (
          <>
            <Arrow from={[share, top + 2]} to={[aside, top + 2]} tone={leaves.tone} />
            <Box
              {...{ at: [aside, top], width: 100 - aside, title: leaves.title, lines: [leaves.line] }}
              tone={leaves.tone}
            />
          </>
        )}
      </g>
    )
  })
}

function words(steps: readonly LaneStep[]): string {
  const sentences = steps.map(({ title, line, leaves }, index) => {
    const aside = leaves ? `; ${leaves.title} ${leaves.line}` : ''
    return `${index + 1} ${title}: ${line}${aside}.`
  })
  return `${steps.length} steps from top to bottom. ${sentences.join(' ')}`
}
