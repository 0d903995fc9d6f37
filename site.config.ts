import type { SiteConfig } from './src/config/site-config.ts'

export default {
  title: 'Tallyguard docs',
  tagline: 'Powerful fraud prevention and payments data insights for acquirers and FinTechs',
  url: 'https://docs.tallyguard.example',
  content: './content',
  version: '1.0.0',
  sections: [
    { id: 'get-started', label: 'Get started' },
    { id: 'fraud-prevention', label: 'Fraud prevention' },
    { id: 'tools', label: 'Tools' },
  ],
  apiLabel: 'APIs',
  links: [{ label: 'Portal', href: 'https://portal.tallyguard.example' }],
  footer: [
    {
      title: 'Docs',
      links: [
        { label: 'Get started', href: '/docs/get-started/' },
        { label: 'Fraud prevention', href: '/docs/fraud-prevention/' },
        { label: 'Tools', href: '/docs/tools/overview' },
      ],
    },
    {
      title: 'More',
      links: [
        { label: 'API reference', href: '/docs/api/api-reference' },
        { label: 'Portal', href: 'https://portal.tallyguard.example' },
        { label: 'Tallyguard', href: 'https://tallyguard.example' },
      ],
    },
    {
      title: 'Sales & Support',
      links: [
        { label: 'Talk to sales', href: 'https://tallyguard.example/sales' },
        { label: 'Support', href: 'https://tallyguard.example/support' },
      ],
    },
  ],
  colorMode: { disableSwitch: false, default: 'light' },
  hideOnScroll: true,
  synonyms: [
    ['decline', 'refuse', 'reject', 'deny'],
    ['chargeback', 'dispute'],
    ['pan', 'number'],
    ['fingerprint', 'hash'],
    ['acl', 'blocklist', 'blacklist', 'denylist', 'allowlist', 'whitelist'],
    ['key', 'token', 'secret'],
    ['limit', 'throttle', 'quota'],
    ['sandbox', 'test', 'simulation', 'mock'],
    ['3ds', 'sca', 'threeds'],
    ['history', 'historical', 'backfill'],
    ['populate', 'upload', 'load', 'import'],
    ['report', 'send', 'submit'],
    ['catalogue', 'code'],
    ['reversal', 'void', 'cancel'],
    ['cvv', 'cvc'],
    ['outage', 'down', 'unavailable', 'unreachable'],
    ['echo', 'ping', 'health'],
    ['amount', 'money', 'cents'],
    ['tracing', 'correlation'],
    ['valid', 'expire', 'expires', 'expiry'],
  ],
} satisfies SiteConfig
