import { defineConfig } from 'docwright'

export default defineConfig({
  title: 'Our docs',
  tagline: 'What our API does, and how to call it.',
  // The site's public address, without a trailing slash.
  url: 'https://docs.example.com',
  content: './content',
  version: '1.0',
  // One section for each folder in content/guides/.
  sections: [{ id: 'start', label: 'Guides' }],
  footer: [{ title: 'Docs', links: [{ label: 'Guides', href: '/docs/start/' }] }],
})
