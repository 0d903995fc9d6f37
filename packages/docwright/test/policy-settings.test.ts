import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readConfig } from '../src/config/read-config.ts'
import type { Settings } from '../src/config/site-config.ts'
import { renderHeadElements } from '../src/render/head-markup.ts'
import { createSecurityPolicy } from '../src/render/security-policy.ts'
import { reportOn, siteWith } from './small-sites.ts'

async function createSettings(settings: string): Promise<Settings> {
  const { loaded, problems } = await readConfig(`${siteWith(settings)}/docwright.config.ts`)
  expect(problems).toEqual([])
  return loaded!.config
}

const inline = { script: 'x', styles: 'y' }
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('without settings in the config, the policy names only the own site', async () => {
  const policy = createSecurityPolicy(inline, await createSettings('hideOnScroll: false'))

  expect(policy).toBe(
    `default-src 'none'; script-src 'self' ${hashOf('x')}; style-src 'self' ${hashOf('y')}; img-src 'self'; media-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types site`,
  )
})

test('each kind of source is where the config names it, inline scripts by their hashes, and nowhere else', async () => {
  const policy = createSecurityPolicy(
    inline,
    await createSettings(`csp: {
      scriptSrc: ['https://a.example', 'https://*.b.example:8443/js/'],
      styleSrc: ['https://c.example/x.css'], imgSrc: ['https://d.example'], mediaSrc: ['https://e.example'],
      fontSrc: ['https://f.example'], connectSrc: ['wss://g.example', 'http://127.0.0.1:8080'], frameSrc: ['https://h.example'],
      trustedTypes: ['goog#html'],
    },
    head: [{ tag: 'script', text: 'go()' }]`),
  )

  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' ${hashOf('x')} ${hashOf('go()')} https://a.example https://*.b.example:8443/js/`,
    `style-src 'self' ${hashOf('y')} https://c.example/x.css`,
    "img-src 'self' https://d.example",
    "media-src 'self' https://e.example",
    "font-src 'self' https://f.example",
    "connect-src 'self' wss://g.example http://127.0.0.1:8080",
    'frame-src https://h.example',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types site goog#html',
  ])
})

test('Trusted Types end only where the config says so', async () => {
  const policy = createSecurityPolicy(inline, await createSettings('csp: { trustedTypes: false }'))

  expect(policy).toMatch(/form-action 'none'$/)
  expect(policy).not.toContain('trusted')
})

test.for([
  ['*', '* allows every site; name the origin: https://stats.example'],
  ['https:', 'https: allows every site; name the origin: https://stats.example'],
  ['http:', 'http: allows every site; name the origin: https://stats.example'],
  ['data:', 'data: allows every site; name the origin: https://stats.example'],
  ['blob:', 'blob: allows every site; name the origin: https://stats.example'],
  ['https://*', 'https://* allows every site; name the origin: https://stats.example'],
  ['https://*:*', 'https://*:* allows every site; name the origin: https://stats.example'],
  ['https://*.com', 'https://*.com allows every site of a top-level domain; name one site'],
  [
    "\\'unsafe-inline\\'",
    "'unsafe-inline' lets anyone run scripts that they inject into a page; name the origin of a file",
  ],
  ["\\'unsafe-eval\\'", "'unsafe-eval' lets anyone run"],
  ["\\'wasm-unsafe-eval\\'", "'wasm-unsafe-eval' lets anyone run"],
  ["\\'unsafe-hashes\\'", "'unsafe-hashes' lets anyone run"],
  ['unsafe-inline', 'unsafe-inline lets anyone run'],
  ['http://a.example', 'anyone on the network can change what plain HTTP delivers; start it with https://'],
  ['ws://a.example', 'anyone on the network can change what plain HTTP delivers; start it with wss://'],
  ['https://a.example; script-src *', 'name an origin: https://stats.example'],
  ['https://a.example,https://b.example', 'name an origin: https://stats.example'],
  ["\\'self\\' https://b.example", 'name an origin: https://stats.example'],
  ["\\'strict-dynamic\\'", 'name an origin: https://stats.example'],
  ['https://localhost.', 'name an origin: https://stats.example'],
  ['', 'name an origin: https://stats.example'],
] as const)("the policy can't name %s", async ([source, words]) => {
  const report = await reportOn(siteWith(`csp: { scriptSrc: ['${source}'] }`))

  expect(report).toContain(`docwright.config.ts:5:22  \`csp.scriptSrc.0\` is invalid.\n  fix: ${words}`)
})

test.for([
  [
    "tag: 'script', attributes: { src: 'https://b.example/x.js' }",
    "The Content Security Policy blocks https://b.example/x.js, because csp doesn't name its origin.\n  fix: add it: `csp: { scriptSrc: ['https://b.example'] }`",
  ],
  [
    "tag: 'script', attributes: { src: 'https://a.example.evil.example/x.js' }",
    "csp doesn't name its origin.",
  ],
  [
    "tag: 'script', attributes: { src: 'https://deep.below.c.example/js/x.js' }",
    "csp doesn't name its origin.",
  ],
  ["tag: 'script', attributes: { src: 'https://a.example:8443/x.js' }", "csp doesn't name its origin."],
  ["tag: 'script', attributes: { src: 'https://d.example/other/x.js' }", "csp doesn't name its origin."],
  ["tag: 'script', attributes: { src: '//a.example/x.js' }", "`//a.example/x.js` isn't a web address."],
  ["tag: 'script', attributes: { src: 'x.js' }", "`x.js` isn't a web address."],
  ["tag: 'script', attributes: { src: 'data:text/javascript,1' }", "csp doesn't name its origin."],
  ["tag: 'script', attributes: { src: '/gone.js' }", 'No page at /gone.js.'],
  [
    "tag: 'script', attributes: { defer: true }",
    'The script has neither `src` nor `text`.\n  fix: add one of the two',
  ],
  [
    "tag: 'script', attributes: { src: '/desk.js' }, text: 'x'",
    'The script has both `src` and `text`.\n  fix: remove one of the two',
  ],
  ["tag: 'script', text: 'a </script> b'", '`head.0.text` is invalid.'],
  [
    "tag: 'link', attributes: { rel: 'stylesheet', href: 'https://a.example/x.css' }",
    "add it: `csp: { styleSrc: ['https://a.example'] }`",
  ],
  ["tag: 'link', attributes: { rel: 'manifest', href: '/x' }", '`rel` is one of stylesheet, '],
  ["tag: 'link', attributes: { href: '/x' }", '`rel` is one of stylesheet, '],
  ["tag: 'meta', attributes: { 'http-equiv': 'refresh' }", 'set this with `csp` or on the host instead'],
  [
    "tag: 'meta', attributes: { onload: 'x' }",
    'the Content Security Policy blocks inline event handlers; use a script',
  ],
  [
    "tag: 'meta', attributes: { style: 'x' }",
    'the Content Security Policy blocks inline styles; use a stylesheet',
  ],
  ["tag: 'meta', attributes: { 'a b': 'x' }", 'write it in small letters, as in HTML'],
  ["tag: 'base', attributes: { href: '/' }", '`head.0.tag`'],
  ["tag: 'meta', attributes: {}, text: 'x'", 'The config has no setting `head.0.text`.'],
] as const)('head: [{ %s }] is rejected', async ([element, words]) => {
  const csp = "csp: { scriptSrc: ['https://a.example', 'https://*.c.example:1', 'https://d.example/js/'] }"
  const report = await reportOn(siteWith(`head: [{ ${element} }], ${csp}`))

  expect(report).toMatch(/^docwright\.config\.ts:5:\d+ {2}/)
  expect(report).toContain(words)
  expect(report).toContain('1 problem;')
})

test.for([
  ['csp: { scriptsSrc: [] }', '`csp.scriptsSrc`.\n  fix: did you mean `scriptSrc`?'],
  ['files: { twin: false }', '`files.twin`.\n  fix: did you mean `twins`?'],
  ['docsroot: "/"', '`docsroot`.\n  fix: did you mean `docsRoot`?'],
] as const)('the misspelled setting of %s is named, and the nearest', async ([settings, words]) => {
  expect(await reportOn(siteWith(settings))).toContain(`The config has no setting ${words}`)
})

test('what the policy names may be in the head, and files of the site that are there', async () => {
  const report = await reportOn(
    siteWith(
      `csp: { scriptSrc: ['https://a.example', 'https://*.c.example', 'https://d.example/js/', 'http://localhost:99'], styleSrc: ['https://a.example'] },
      head: [
        { tag: 'script', attributes: { src: 'https://a.example/x.js' } },
        { tag: 'script', attributes: { src: 'https://deep.below.c.example/x.js' } },
        { tag: 'script', attributes: { src: 'https://d.example/js/deep/x.js' } },
        { tag: 'script', attributes: { src: 'http://localhost:99/x.js' } },
        { tag: 'link', attributes: { rel: 'stylesheet', href: 'https://a.example/x.css' } },
        { tag: 'link', attributes: { rel: 'preconnect', href: 'https://anywhere.example' } },
        { tag: 'script', attributes: { src: '/consent.js' } },
      ]`,
      { 'content/public/consent.js': '' },
    ),
  )

  expect(report).toContain('0 problems')
})

test('elements of the head are printed as HTML, below the path of the site, and none gets out of its quotes', () => {
  const html = renderHeadElements(
    [
      { tag: 'script', attributes: { src: '/consent.js', defer: true, 'data-a': '"><b>&' } },
      { tag: 'script', attributes: {}, text: 'if (a < b && "c") go()' },
      { tag: 'meta', attributes: { name: 'theme-color', content: '#fff' } },
      { tag: 'link', attributes: { rel: 'me', href: 'https://a.example/@desk' } },
    ],
    'https://lending.example/desk',
  )

  expect(html).toBe(
    '<script src="/desk/consent.js" defer data-a="&quot;>&lt;b>&amp;"></script>' +
      '<script>if (a < b && "c") go()</script>' +
      '<meta name="theme-color" content="#fff"><link rel="me" href="https://a.example/@desk">'.replaceAll(
        '&lt;',
        '<',
      ),
  )
})
