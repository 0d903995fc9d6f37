/** The expected response for an address of a small site: a file, the target of a redirect, or an error. */
export type Answer = { readonly file: string } | { readonly to: string } | 'missing' | 'refused'

/** The redirects of the small site. */
export const redirects = {
  '/old': '/docs/x#part',
  '/old/folder': '/docs/y/',
  '/status': 'https://status.example/now?from=docs',
  '/hilfe/Überfahrt': '/docs/x',
  [`/archive/${'a-very-long-name-of-a-page-that-was-given-up-'.repeat(4)}end`]: '/docs/y/',
}

const [long = ''] = Object.keys(redirects).filter((from) => from.startsWith('/archive/'))

/** The pages of the small site; each of its files says nothing but its own name. */
export const pages = ['/', '/docs/x', '/docs/y/', '/docs/404', '/release-1.2']

/** Answers that every host gives, below whatever path the site is. */
export const everywhere: Readonly<Record<string, Answer>> = {
  '/': { file: 'index.html' },
  '/index.html': { file: 'index.html' },
  '/docs/x': { file: 'docs/x.html' },
  '/docs/x/': { file: 'docs/x.html' },
  '/docs/x.html': { file: 'docs/x.html' },
  '/docs/x?q': { file: 'docs/x.html' },
  '/docs/%78': { file: 'docs/x.html' },
  '/docs/y': { file: 'docs/y/index.html' },
  '/docs/y/': { file: 'docs/y/index.html' },
  '/docs/y.html': { file: 'docs/y/index.html' },
  '/docs/404': { file: 'docs/404.html' },
  '/release-1.2': { file: 'release-1.2.html' },
  '/assets/entry-a1.js': { file: 'assets/entry-a1.js' },
  '/.well-known/security.txt': { file: '.well-known/security.txt' },
  '/.well-known/api-catalog': { file: '.well-known/api-catalog' },
  '/.well-known/agent-skills/index.json': { file: '.well-known/agent-skills/index.json' },
  '/skill.md': { file: 'skill.md' },
  '/old': { to: '/docs/x#part' },
  '/old/': { to: '/docs/x#part' },
  '/old.html': { to: '/docs/x#part' },
  '/old?q=1': { to: '/docs/x#part' },
  '/old/folder': { to: '/docs/y/' },
  '/old/folder.html': { to: '/docs/y/' },
  '/status': { to: 'https://status.example/now?from=docs' },
  '/hilfe/%C3%9Cberfahrt/': { to: '/docs/x' },
  [long]: { to: '/docs/y/' },
  ...all('missing', ['/no', '/docs/no/such', '/docs', '/docs/nowhere', '/assets/gone.js', '/ol', '/old/x']),
  ...all('missing', ['/release-1.3', '/constructor', '/shop/x', `/${'x'.repeat(250)}`]),
}

/** Files of the folder that aren't for readers. */
export const hidden = ['.written-files', '.env', '.git/HEAD', 'docs/.htpasswd.html', '.well-known/.env']

/** Answers of servers that read the folder itself: they tidy addresses, and hide what S3 never gets. */
export const onServers: Readonly<Record<string, Answer>> = {
  '//docs//x?q': { file: 'docs/x.html' },
  '/docs/x?q#h': { file: 'docs/x.html' },
  '/%6fld': { to: '/docs/x#part' },
  '//old': { to: '/docs/x#part' },
  ...all('missing', ['/404', '/404/', '/404.html', '/404.html/', '/404.html.br', '/404.html.gz', '//404']),
  ...all('missing', ['/_headers', '/_headers/', '//_headers', '/./_headers', '/_redirects', '/_redirects/']),
  ...all('missing', [
    '/_redirects.map',
    '/_cloudfront.js',
    '/vercel.json',
    ...hidden.map((file) => `/${file}`),
  ]),
  ...all('missing', ['/docs/.htpasswd', '/%2eenv', '/docs/%2Ehtpasswd', '//.env', '/./.env']),
  ...all('missing', ['/docs/../.git/HEAD', '/.well-known', '/a%0ab', '/%0a', '/docs/x%0a', '/docs/%0a/x']),
  ...all('missing', ['/docs%5cx', '/%ff', `/${'x'.repeat(2500)}`]),
  // Addresses that leave the folder, and invalid addresses, which a server may reject.
  ...all('refused', ['/%00', '/%', '/..%2f..%2fetc/passwd', '/..%2fpackage.json', '/../../etc/passwd']),
}

function all(answer: Answer, addresses: readonly string[]): Readonly<Record<string, Answer>> {
  return Object.fromEntries(addresses.map((address) => [address, answer]))
}
