import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse, parseDocument } from 'yaml'
import { securityHeaders } from '../src/artefacts/host-headers.ts'
import { siteConfig } from '../src/config/site-config.ts'
import { unservedFiles } from '../src/server/served-file.ts'

const folder = '../../deploy'

/** The files that `npm create docwright` creates, except the recipes that it copies. */
const template = '../../packages/create-docwright/template'
const workflow = '../packages/create-docwright/template/.github/workflows/docs.yml'

function readRecipe(name: string): string {
  return readFileSync(`${folder}/${name}`, 'utf8')
}

interface Step {
  readonly run?: string
  readonly uses?: string
  readonly with?: Readonly<Record<string, unknown>>
}
interface Workflow {
  readonly on: unknown
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>
}

function listSteps(name: string): readonly Step[] {
  return Object.values((parse(readRecipe(name)) as Workflow).jobs).flatMap(({ steps }) => steps)
}

const listCommands = (text: string) => [...text.matchAll(/docwright (\w+)/g)].map(([, command]) => command)

test('the recipes name each host that a config may name, and no other', () => {
  const named = [...readRecipe('README.md').matchAll(/^### .+\n\n`host: '([a-z-]+)'`/gm)].map(
    ([, host]) => host,
  )

  expect(named).toEqual(siteConfig.shape.host.unwrap().options)
})

test('every file that the recipes lead to is there, and every recipe is led to', () => {
  const links = [...readRecipe('README.md').matchAll(/\]\(([^)#:]+)\)/g)].map(([, file]) => file)
  const files = globSync('**/*.*', { cwd: folder }).concat('Dockerfile')

  expect([...new Set(links)].sort()).toEqual(files.filter((file) => file !== 'README.md').sort())
})

test('the files of a new project name nothing of this repository', () => {
  const named = [folder, template].flatMap((each) =>
    globSync(['**/*', '.github/**/*'], { cwd: each, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath}/${name}`)
      .flatMap(
        (file) =>
          readFileSync(file, 'utf8').match(/.*\b(?:packages|src|tests?|e2e|fixtures|website)\/.*/g) ?? [],
      ),
  )

  expect(named).toEqual([])
})

test('the recipes call commands that there are', () => {
  const called = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ parentPath, name }) => listCommands(readFileSync(`${parentPath}/${name}`, 'utf8')))

  expect(called.length).toBeGreaterThan(5)
  for (const command of called) expect(['build', 'check', 'dev', 'serve']).toContain(command)
})

test('the workflow for GitHub Pages builds every pull request, and publishes what was built of the main branch', () => {
  const steps = listSteps(workflow)
  const { on, jobs } = parse(readRecipe(workflow)) as Workflow

  expect(on).toEqual({ push: { branches: ['main'] }, pull_request: null })
  expect(jobs.publish).toMatchObject({ if: "github.event_name == 'push'", needs: 'build' })
  expect(steps.flatMap(({ run }) => run ?? [])).toEqual(['npm ci', 'npx docwright build --format github'])
  expect(steps.find(({ uses }) => uses?.startsWith('actions/upload-pages-artifact'))?.with).toEqual({
    path: 'dist',
  })
  expect(steps[0]?.with).toEqual({ 'fetch-depth': 0 })
})

test('the workflow for previews checks a pull request, builds it and keeps the folder', () => {
  const steps = listSteps('github/preview.yml')

  expect((parse(readRecipe('github/preview.yml')) as Workflow).on).toBe('pull_request')
  expect(steps.flatMap(({ run }) => run ?? [])).toEqual([
    'npm ci',
    'npx docwright check --format github',
    'npx docwright build',
  ])
  expect(steps.at(-1)?.with).toMatchObject({ path: 'dist' })
})

test('the container builds with this package’s Node, and serves the folder that nginx.conf names', () => {
  const lines = readRecipe('Dockerfile').split('\n')
  const node = lines.find((line) => line.startsWith('FROM node:'))

  expect(lines.filter((line) => /^(FROM|COPY|RUN|CMD|WORKDIR|EXPOSE)\b/.test(line)).length).toBeGreaterThan(9)
  expect(`>=${/node:(\d+)/.exec(node!)?.[1]}`).toBe(
    JSON.parse(readFileSync('package.json', 'utf8')).engines.node.replace(/\..*/, ''),
  )
  expect(lines).toContain('COPY --from=build /site/dist /var/www/docs')
  expect(readRecipe('nginx.conf')).toContain('root /var/www/docs;')
  expect(readRecipe('nginx.conf')).toContain('listen 8080;')
  expect(lines).toContain('EXPOSE 8080')
  expect(readRecipe('Dockerfile.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(['dist', 'node_modules']),
  )
})

test('CloudFront says the headers of every site, and runs a function before it asks the bucket', () => {
  const template = parseDocument(readRecipe('cloudfront.yaml'), { logLevel: 'silent' })
  expect(template.errors).toEqual([])
  const { Resources: resources } = template.toJS()
  const { SecurityHeadersConfig: said, CustomHeadersConfig: more } =
    resources.Headers.Properties.ResponseHeadersPolicyConfig
  const behavior = resources.Distribution.Properties.DistributionConfig.DefaultCacheBehavior

  expect(said.ContentSecurityPolicy.ContentSecurityPolicy).toBe(securityHeaders['Content-Security-Policy'])
  expect(said.ReferrerPolicy.ReferrerPolicy).toBe(securityHeaders['Referrer-Policy'])
  expect(said.ContentTypeOptions.Override).toBe(true)
  for (const { Header: name, Value: value } of more.Items) expect(securityHeaders[name]).toBe(value)
  expect(more.Items.length + 3).toBe(Object.keys(securityHeaders).length)
  expect(behavior.FunctionAssociations[0].EventType).toBe('viewer-request')
})

test('the script for CloudFront is one that a shell can read, and leaves out what only hosts read', () => {
  const { status, stderr } = spawnSync('sh', ['-n', `${folder}/cloudfront.sh`], { encoding: 'utf8' })

  expect(stderr).toBe('')
  expect(status).toBe(0)
  for (const name of ['_cloudfront.js', '_headers', "'_redirects*'", '.written-files']) {
    expect(readRecipe('cloudfront.sh')).toContain(`--exclude ${name}`)
  }
})

test('nginx and `docwright serve` hide the same files of hosts', () => {
  const [, pattern = ''] = /location ~ "(\^\/\(404[^"]*)\\z"/.exec(readRecipe('nginx.conf')) ?? []

  expect(unservedFiles.length).toBeGreaterThan(4)
  for (const name of unservedFiles) expect(`/${name}`).toMatch(new RegExp(`${pattern}$`))
  expect('/about').not.toMatch(new RegExp(`${pattern}$`))
})
