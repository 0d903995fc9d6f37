import { expect, test } from 'vitest'
import type { LifeCycle, LifeCycleEvent } from '../components/life-cycle/life-cycle.ts'
import {
  listEvents,
  listEventsAnywhere,
  listOutcomes,
  listReachable,
} from '../components/life-cycle/picked.ts'

const life: LifeCycle = {
  statuses: ['asked', 'lent', 'back', 'lost', 'disputed'].map((name) => ({ name, meaning: '' })),
  events: [
    event('lend', { asked: { lent: undefined } }),
    event('return', { lent: { back: 'if all is there', lent: 'if a part is missing' } }),
    event('lose', { lent: { lost: undefined } }),
    event('dispute', {
      back: { disputed: undefined },
      lent: { disputed: undefined },
      disputed: { disputed: 'while it goes on', lent: 'if it is won', back: 'if it is won' },
    }),
    event('note', {}),
  ],
  statusField: '',
  boxes: { across: {}, down: {} },
}

function event(
  name: string,
  from: Readonly<Record<string, Readonly<Record<string, string | undefined>>>>,
): LifeCycleEvent {
  return {
    name,
    meaning: '',
    field: '',
    example: { href: '', label: '' },
    from: Object.entries(from).map(([status, results]) => ({
      status,
      results: Object.entries(results).map(([next, when]) => ({ status: next, ...(when && { when }) })),
    })),
  }
}

test('for a status, its events are listed with those allowed in any status, and the statuses that they lead to', () => {
  expect(listReachable({ kind: 'status', name: 'lent' }, life)).toEqual({
    events: new Set(['return', 'lose', 'dispute', 'note']),
    statuses: new Set(['back', 'lent', 'lost', 'disputed']),
  })
  expect(listEventsAnywhere(life.events).map(({ name }) => name)).toEqual(['note'])
})

test('in a final status, only the events allowed in any status remain, and no status follows', () => {
  expect(listEvents('lost', life.events)).toEqual([])
  expect(listReachable({ kind: 'status', name: 'lost' }, life)).toEqual({
    events: new Set(['note']),
    statuses: new Set(),
  })
})

test('for an event, the statuses that allow it are listed', () => {
  const statusesOf = (name: string) => [...listReachable({ kind: 'event', name }, life).statuses]

  expect(statusesOf('dispute')).toEqual(['back', 'lent', 'disputed'])
  expect(statusesOf('note')).toEqual(life.statuses.map(({ name }) => name))
})

test('outcomes that lead back for the same reason are merged into “the status before”', () => {
  const outcomes = listOutcomes(life.events[3]!, 'disputed', life.statuses)

  expect(outcomes).toEqual([
    { statuses: ['disputed'], when: 'while it goes on', stays: true, isAsBefore: false },
    { statuses: ['lent', 'back'], when: 'if it is won', stays: false, isAsBefore: true },
  ])
  expect(listOutcomes(life.events[0]!, 'lent', life.statuses)).toEqual([])
})
