import { useMemo } from 'react'
import type { Boxes } from './boxes.ts'
import styles from './LifeCycleDrawing.module.css'
import type { LifeCycleGraph, StatusBox, StatusLine } from './life-cycle-graph.ts'
import { createLifeCycleGraph } from './life-cycle-graph.ts'
import { PickLink, usePicking, useRovingTabIndex } from './Picking.tsx'
import { isPartOf, listEventsAnywhere } from './picked.ts'
import { unchanged } from './words.ts'

/** The margin above the strip below the boxes, and the strip's height. */
const strip = { room: 48, height: 32 }

/** Statuses as boxes and transitions as lines. Boxes can be selected; lines are only visual. */
export function LifeCycleDrawing({
  drawing,
  boxes: places,
}: {
  drawing: LifeCycleGraph['drawing']
  boxes: Boxes
}) {
  const { life } = usePicking()
  const graph = useMemo(() => createLifeCycleGraph(drawing, places, life), [drawing, places, life])
  const { width, height, boxes, lines } = graph
  const { stop, group } = useRovingTabIndex()
  const hasStrip = listEventsAnywhere(life.events).length > 0
  return (
    <svg
      className={styles.drawing}
      data-drawing={drawing}
      viewBox={`0 0 ${width} ${height + (hasStrip ? strip.room : 0) + 1}`}
      role="group"
      aria-label="Statuses. Select one to read which events it allows."
      {...group}
    >
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of SVG takes no focus */}
      <g aria-hidden="true">
        {lines.map((line) => (
          <Line key={`${line.from} ${line.to}`} line={line} />
        ))}
      </g>
      {boxes.map((box, index) => (
        <Status key={box.status} box={box} isStop={index === stop} />
      ))}
      {hasStrip && <Strip drawing={drawing} width={width} height={height} />}
    </svg>
  )
}

function Line({ line }: { line: StatusLine }) {
  const { choice } = usePicking()
  const { events, isBack, path, head, label } = line
  const isLit = choice && isPartOf(choice, line)
  const named = isLit && choice.kind === 'event' ? [choice.name] : events
  return (
    <g className={styles.line} data-lit={isLit ? '' : undefined}>
      {isBack ? <path d={path} data-back="" /> : null}
      <path d={isBack ? head : path + head} />
      {label && (!choice || isLit) && (
        <text y={label.y} textAnchor={label.anchor}>
          {named.map((event, index) => (
            <tspan key={event} x={label.x} dy={index === 0 ? undefined : 15}>
              {event}
            </tspan>
          ))}
        </text>
      )}
    </g>
  )
}

function Status({ box, isStop }: { box: StatusBox; isStop: boolean }) {
  const { life } = usePicking()
  const { status, x, y, width, height, rows, kind } = box
  const { meaning } = life.statuses.find(({ name }) => name === status)!
  const middle = y + height / 2 + 4 - (rows.length - 1) * 7.5
  return (
    <PickLink
      kind="status"
      name={status}
      className={styles.status}
      label={`${status}: ${meaning}`}
      isStop={isStop}
    >
      <rect x={x} y={y} width={width} height={height} rx={8} data-kind={kind} />
      <text y={middle}>
        {rows.map((row, index) => (
          <tspan key={row} x={x + width / 2} dy={index === 0 ? undefined : 15}>
            {row}
          </tspan>
        ))}
      </text>
    </PickLink>
  )
}

/** The events that are allowed in any status. They don't have arrows. */
function Strip({ drawing, width, height }: Pick<LifeCycleGraph, 'drawing' | 'width' | 'height'>) {
  const { life, choice, reach } = usePicking()
  const names = listEventsAnywhere(life.events).map(({ name }) => name)
  const isLit =
    choice?.kind === 'status' || names.some((name) => name === choice?.name || reach?.events.has(name))
  const top = height + strip.room - strip.height
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of SVG takes no focus
    <g className={styles.strip} data-lit={isLit ? '' : undefined} aria-hidden="true">
      <rect x={1} y={top} width={width - 2} height={strip.height} rx={8} />
      <text x={13} y={top + 20}>
        {names.map((name, index) => (
          <tspan key={name}>
            {index > 0 && ', '}
            <tspan data-name="">{name}</tspan>
          </tspan>
        ))}
        {drawing === 'down' ? ': any status, which stays' : `: in any status. It stays; ${unchanged}.`}
      </text>
    </g>
  )
}
