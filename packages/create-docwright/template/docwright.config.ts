import { defineConfig } from 'docwright'

export default defineConfig({
  title: 'Tea shop docs',
  tagline: 'Order tea from your own program.',
  // Where the site will live; its addresses begin with it.
  url: 'https://docs.example.com',
  content: './content',
  version: '1.0',
  // A section for each folder in content/guides/.
  sections: [{ id: 'start', label: 'Guides' }],
  footer: [{ title: 'Docs', links: [{ label: 'Order your first tea', href: '/docs/start/' }] }],
})
