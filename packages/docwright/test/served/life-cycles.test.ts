import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { whole } from '../../e2e/sites.ts'
import { lifeCycleNamed } from '../../src/model/life-cycle.ts'
import { published } from '../../src/model/published-api.ts'
import { readApi } from '../../src/openapi/api.ts'
import { lifeCycleGraph } from '../../src/ui/life-cycle/life-cycle-graph.ts'

const around = { name: undefined, docsRoot: '/docs/', isCurrent: true, label: 'API' }
const lives = (await Promise.all(whole.map(([, { folder }]) => livesIn(folder)))).flat()

// Of the fixtures none has a life cycle; what is drawn of one in all detail stands beside the code.
test.skipIf(lives.length === 0)(
  'each transition of a published life cycle has its line in both drawings, and each status its box',
  () => {
    for (const life of lives) {
      const wanted = new Set(
        life.events.flatMap(({ name, from }) =>
          from.flatMap(({ status, results }) =>
            results.map((result) => `${status} ${name} ${result.status}`),
          ),
        ),
      )
      expect(wanted.size).toBeGreaterThan(0)
      for (const drawing of ['across', 'down'] as const) {
        const { lines, boxes } = lifeCycleGraph(drawing, life.places![drawing], life)
        expect(
          new Set(lines.flatMap(({ from, to, events }) => events.map((event) => `${from} ${event} ${to}`))),
        ).toEqual(wanted)
        expect(boxes.map(({ status }) => status)).toEqual(life.statuses.map(({ name }) => name))
      }
    }
  },
)

/** The life cycles that the API file of a built site gives places to be drawn in. */
async function livesIn(folder: string) {
  const file = path.join(folder, 'openapi.yaml')
  const { api } = await readApi(await readFile(file, 'utf8'), file)
  const apis = [published(api!, around)]
  return [...api!.lifeCycles.keys()]
    .map((name) => lifeCycleNamed(name, { apis }))
    .filter(({ places }) => places)
}
