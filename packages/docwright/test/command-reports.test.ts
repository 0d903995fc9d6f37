import path from 'node:path'
import { expect, test } from 'vitest'
import { run, runLoud, runProcess } from './commands.ts'
import { fixtures, siteLike, siteOf } from './small-sites.ts'

test('a report in JSON contains each mistake with its place, its fix and its kind, and nothing else is written to that stream', async () => {
  const options = ['--format', 'json']
  const wrong = await run('check', { site: siteLike('broken/link-to-no-page'), options })
  const warned = await run('check', { site: path.join(fixtures, 'warned'), options })

  expect({ ...wrong, output: JSON.parse(wrong.output) }).toMatchInlineSnapshot(`
    {
      "code": 1,
      "output": {
        "problems": [
          {
            "column": 12,
            "file": "content/guides/start/index.mdx",
            "hint": "link to /docs/start/errors",
            "line": 10,
            "message": "No page at /docs/start/erors.",
          },
        ],
        "warnings": [],
      },
      "report": "",
    }
  `)
  const { problems, warnings } = JSON.parse(warned.output)
  expect([warned.code, warned.report, problems.length, warnings.length]).toEqual([0, '', 0, 20])
  expect(warnings[0]).toMatchInlineSnapshot(`
    {
      "column": 3,
      "file": "content/openapi.yaml",
      "kind": "links",
      "line": 5,
      "message": "No page at /docs/currencies.",
    }
  `)
})

test('annotations name file, line and column for GitHub, and spell out what a workflow command would obey', async () => {
  const guide = '---\ntitle: T\nodd%: 1\n---\n'
  const site = siteOf({ 'content/guides/start/a, b: c.mdx': guide })
  const environment = { GITHUB_WORKSPACE: path.dirname(site) }

  const { code, output, report } = await run('check', { site, options: ['--format', 'github'], environment })

  expect(code).toBe(1)
  expect(output).toMatchInlineSnapshot(`
    "::error file=site/content/guides/start/a%2C b%3A c.mdx,line=3,col=1::There is no setting \`odd%25\`.%0Afix: use \`title\`, \`description\`, \`sidebar_label\`, \`order\`, \`badge\`, \`draft\`, \`hidden\`, \`redirect_from\`, \`questions\`
    ::warning file=site/content/guides/start/a%2C b%3A c.mdx,line=1,col=1::The address of this guide contains \`%2520\`, because its name contains a space.%0Afix: rename it to guides/start/a,-b:-c.mdx
    "
  `)
  expect(report).toMatch(/\n\n1 problem, 1 warning; nothing was written\.\n$/)
})

test('without --quiet each stage is a line before the report, which is apart', async () => {
  const loud = (site: string) => runLoud('check', { site })
  const fine = await loud(siteOf({}))
  const wrong = await loud(siteLike('broken/link-to-no-page'))

  expect(fine).toEqual({ code: 0, output: '8 pages, nothing wrong.\n', report: 'reading\nchecking\n' })
  expect(wrong.report).toMatch(/^reading\nchecking\n\ncontent\/\S+:\d+:\d+ {2}/)
})

test('neither a report nor a stage is colored where no terminal is', async () => {
  const { report } = await runLoud('check', { site: siteLike('broken/link-to-no-page') })

  expect(report).not.toContain('\x1b')
})

test("an error in the engine's own code exits with 3 and prints its stack and where to report it", async () => {
  const failing = 'process.on("newListener",(name)=>{if(name==="SIGINT")setImmediate(fail)})'
  const thrown = `function fail(){throw Error("Expected a page.")}${failing}`
  const environment = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(thrown)}` }

  const { code, output, report } = await runProcess('check', { site: siteOf({}), environment })

  expect([code, output]).toEqual([3, ''])
  expect(report).toMatch(
    /^Expected a page\.\nThis is a bug in docwright, not a mistake in your files\. Report it .*: https:\/\/\S+\/issues\ndocwright \d+\.\d+\.\d+, Node [\d.]+, \S+ \S+\nError: Expected a page\.\n {4}at /,
  )
})

test("the version is the package's", async () => {
  expect(await run('--version', { site: fixtures })).toEqual({ code: 0, output: '1.0.0\n', report: '' })
})
