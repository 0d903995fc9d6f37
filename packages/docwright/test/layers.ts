/** The folders that a module imports to read a whole site. */
const wholeSite = [
  ...['code-file', 'lazy', 'memory', 'problem', 'url', 'wire', 'site', 'artefacts'],
  ...['components', 'config', 'content', 'model', 'pages', 'theme'],
]

/**
 * Each layer, and the layers it may import, including their sublayers; `type:` allows type imports only. A layer is a folder or
 * a file. A folder with its own line is a sublayer, and the line of its parent is about the parent's other files.
 * Input is parsed only in `guides` and `openapi`; React starts at `ui`; only `browser` and islands are shipped.
 */
export const layers: Readonly<Record<string, readonly string[]>> = {
  problem: ['edit-distance'],
  // The edit distance between two names, for writers' mistakes and readers' typos.
  'edit-distance': [],
  // The contract between the pages of the build and the scripts and style sheets that read them.
  'data-attributes': [],
  wire: [],
  // The data that the build writes for the browser's search, as `wire` is for pages.
  search: [],
  // One table for the build that writes the index and the browser that reads it.
  'search-weights': [],
  // Rules for URLs in guides, API files, and configs.
  url: [],
  // Libraries of which we use a small part: each is bundled into one file when the package is packed.
  libraries: [],
  // The cached results of costly functions of texts, which every module may use.
  memory: [],
  // The location of the engine's code, as sources or compiled.
  'code-file': [],
  // The exports of the package for sites.
  docwright: ['config', 'extensions', 'type:theme'],
  // The exports of the package for tests of a site's content.
  testing: [
    ...['artefacts', 'browser/search', 'config', 'lazy', 'model/search', 'problem', 'search', 'site'],
    // Twins are printed from pages that the engine's bundle renders.
    ...['render/bundle', 'type:extensions', 'type:model'],
  ],
  // Lazy values, and how long they're kept.
  lazy: [],
  // The only reader of Markdown, whether in a guide or in a description.
  markdown: ['lazy', 'memory', 'url'],
  // The markup of a page as a tree, and its printing as Markdown.
  markup: ['markdown'],
  // The files of a content folder, before they are parsed.
  content: ['problem', 'url'],
  // A site without a config takes its settings from its API file, whose description says in Markdown what the API is
  // for.
  config: ['code-file', 'markdown', 'problem', 'url'],
  // A site's look: its accent color, its fonts, and the parts that it renders itself.
  brand: ['code-file', 'config', 'content', 'problem'],
  theme: ['problem'],
  // The writer's React components: their files' contents, and how they're rendered. This folder doesn't run them.
  components: ['config', 'problem', 'url'],
  // The wordings that a site's texts avoid.
  prose: ['content', 'guides', 'markdown', 'memory', 'problem', 'type:config'],
  // Extensions of a site: files and checks. They receive the site as data.
  extensions: ['config', 'problem'],
  guides: [
    ...['lazy', 'components', 'problem', 'config', 'content', 'markdown', 'memory', 'questions', 'url'],
    ...['guides/diagrams', 'guides/parts', 'guides/syntax'],
  ],
  'guides/diagrams': ['code-file', 'libraries', 'guides', 'components', 'markup', 'memory', 'problem'],
  // The building blocks of guides: parts, files that fences show, and values.
  'guides/parts': ['code-file', 'libraries', 'guides', 'content', 'markdown', 'problem', 'url'],
  // Syntax of other Markdown tools, which is read or reported.
  'guides/syntax': ['problem', 'markdown'],
  // The IDs of the reference, and the words of its paths, which all renderings of the reference share.
  'openapi/names': ['markdown', 'url', 'openapi/names/field-id'],
  // The IDs of fields as the build writes them, and as the browser reads them on the page.
  'openapi/names/field-id': [],
  'openapi/document': ['code-file', 'lazy', 'problem', 'url'],
  // Schemas: parsing them, their facts, the fields that a page shows, and generated values.
  'openapi/schema/parts': ['lazy', 'markdown', 'openapi/names', 'openapi/document'],
  'openapi/schema/facts': ['markdown', 'openapi/document', 'openapi/schema/parts'],
  'openapi/schema/tree': [
    'lazy',
    'openapi/names',
    'openapi/document',
    'openapi/schema/parts',
    'openapi/schema/facts',
  ],
  'openapi/schema/values': ['lazy', 'problem', 'openapi/document', 'openapi/schema/facts'],
  // The serialization of parameters and forms.
  'openapi/serialization': ['markdown', 'openapi/names', 'openapi/document', 'openapi/schema'],
  // Validation of values, and the correction of generated values that are invalid.
  'openapi/validation': [
    'lazy',
    'openapi/document',
    'openapi/schema/parts',
    'openapi/schema/facts',
    'openapi/schema/values',
    'type:openapi/schema/tree',
  ],
  'openapi/objects': [
    'lazy',
    'url',
    'markdown',
    'openapi/names',
    'openapi/document',
    'openapi/schema',
    'openapi/serialization',
    'openapi/validation',
  ],
  // A request as it is sent: code samples and Postman print it.
  'openapi/request': [
    'openapi/names',
    'openapi/document',
    'openapi/objects',
    'openapi/serialization',
    'type:openapi/schema',
  ],
  'openapi/code-sample': ['openapi/document', 'openapi/objects', 'openapi/request', 'openapi/serialization'],
  // The files of a description, put together to one.
  'openapi/several-files': ['problem', 'url', 'openapi/names', 'openapi/document'],
  // Changes to a description that someone else maintains.
  'openapi/overlay': ['libraries', 'problem', 'openapi/document'],
  'openapi/checks': [
    ...['lazy', 'problem', 'markdown', 'memory', 'openapi/names', 'openapi/document', 'openapi/schema'],
    // A link may lead to an operation of another file.
    ...['libraries', 'openapi/validation', 'openapi/several-files', 'type:openapi/objects'],
  ],
  // The changes between two descriptions, and their effects on clients.
  'openapi/diff': [
    'lazy',
    'problem',
    'openapi/names',
    'openapi/document',
    'openapi/schema',
    'openapi/serialization',
    'type:openapi',
  ],
  openapi: [
    'lazy',
    'problem',
    'memory',
    'openapi/document',
    'openapi/several-files',
    'openapi/overlay',
    'openapi/schema',
    ...['openapi/objects', 'openapi/request', 'openapi/code-sample', 'openapi/checks'],
  ],
  // Calls in order, which become the Postman collection's folders, workflows, and the stories of the reference.
  scenarios: ['lazy', 'problem', 'content', 'openapi/document', 'openapi/schema/values', 'type:openapi'],
  // Readers' questions, in their own words, by page.
  questions: ['problem', 'content', 'memory', 'search', 'url'],
  // The schema layer puts limits into words, and the checks judge the JSON of guides as they judge examples.
  model: [
    ...['lazy', 'problem', 'url', 'markdown', 'wire', 'openapi/names', 'openapi/schema', 'openapi/checks'],
    ...['model/checks', 'model/reference'],
    ...['type:brand', 'type:config', 'type:content', 'type:extensions', 'type:guides', 'type:openapi'],
    ...['openapi/document', 'type:scenarios'],
  ],
  // Checks of a site's links, redirects, and references to its API.
  'model/checks': [
    ...['problem', 'url', 'wire', 'openapi/checks', 'model', 'type:config', 'type:guides', 'type:openapi'],
  ],
  'model/search': [
    'model',
    'markdown',
    'openapi/names',
    'problem',
    'search-weights',
    'type:openapi',
    'type:questions',
    'type:search',
  ],
  'model/reference': ['lazy', 'markdown', 'openapi/names', 'openapi/schema', 'type:model', 'type:openapi'],
  // The overlays that a config names, for the API files that they change.
  overlays: ['config', 'content', 'openapi/overlay', 'problem', 'url'],
  // The pages with what changed in APIs since older versions, written as guides.
  'api-changes': [
    ...['lazy', 'memory', 'guides', 'markup', 'model', 'openapi/diff', 'type:openapi', 'type:problem'],
  ],
  // A link may lead to a file that isn't a page, so the link check needs the list of published files.
  site: [
    ...['problem', 'url', 'wire', 'memory', 'brand', 'components', 'config', 'content', 'extensions'],
    ...[
      'api-changes',
      'guides',
      'openapi',
      'overlays',
      'scenarios',
      'questions',
      'model',
      'prose',
      'artefacts',
    ],
    ...['theme'],
  ],
  'browser/platform': ['wire'],
  'browser/enhancements': ['edit-distance', 'browser/platform', 'wire', 'url', 'openapi/names/field-id'],
  // The sample panel, and how it follows the reader through the fields.
  'browser/samples': ['browser/platform', 'browser/enhancements', 'wire', 'url', 'openapi/names/field-id'],
  'browser/search': ['edit-distance', 'browser/platform', 'browser/enhancements', 'search', 'search-weights'],
  'browser/islands': ['browser/platform', 'wire'],
  'browser/navigation': [
    ...['browser/platform', 'browser/enhancements', 'browser/samples', 'browser/islands', 'wire'],
  ],
  browser: [
    'browser/platform',
    'browser/enhancements',
    'browser/samples',
    'browser/search',
    'browser/islands',
    'browser/navigation',
    'wire',
    'type:model',
  ],
  styles: [],
  // The layout shows the title, links and color mode of the config.
  'ui/jsx': ['browser', 'url'],
  'ui/islands': ['type:wire'],
  'ui/Icon': [],
  // Content of components that's only on the page, or only in its Markdown twin.
  'ui/twin-marks': [],
  'ui/code': ['markdown', 'memory', 'styles', 'type:openapi'],
  'ui/prose': [
    ...['url', 'components', 'markdown', 'styles', 'ui/jsx', 'ui/Icon', 'ui/twin-marks', 'ui/code'],
    ...['type:model'],
  ],
  'ui/schema': [
    'markdown',
    'model',
    'openapi/names/field-id',
    'styles',
    'ui/prose',
    'ui/code',
    'ui/twin-marks',
    'type:openapi',
  ],
  'ui/layout': [
    'url',
    'markdown',
    'model',
    'styles',
    'ui/Icon',
    'ui/prose',
    'ui/schema',
    'ui/twin-marks',
    'type:brand',
    'type:config',
    'type:theme',
  ],
  'ui/writing': ['ui/prose', 'type:problem'],
  pages: [
    ...['ui', 'browser', 'styles', 'model', 'url', 'markdown', 'wire', 'openapi/names'],
    ...['type:config', 'type:guides', 'type:openapi', 'type:problem', 'type:theme'],
  ],
  artefacts: [
    ...['markup', 'problem', 'config', 'content', 'extensions', 'lazy', 'model', 'markdown', 'url', 'wire'],
    ...['search', 'search-weights', 'openapi/names'],
    // The Postman collection prints the very requests that code samples do.
    ...['openapi/document', 'openapi/request', 'scenarios', 'type:brand', 'type:guides', 'type:openapi'],
  ],
  // One page as HTML: its region, styles and policy.
  render: [
    'data-attributes',
    ...['code-file', 'url', 'components', 'ui', 'pages', 'wire', 'problem', 'config', 'theme', 'memory'],
    ...['type:brand', 'type:model'],
  ],
  // The bundler's plugins, and the bundles of the engine and of a site.
  'render/bundle': [
    ...['code-file', 'url', 'components', 'ui', 'problem', 'memory', 'lazy', 'config', 'theme'],
    ...['artefacts', 'type:render'],
  ],
  // The site on disk: rendering, writing and compressing in threads, and replacing the old folder.
  'render/write': [...wholeSite, 'render/bundle', 'render'],
  // The dev server. It reads what the build reads: the config, the site, and its pages by address.
  'render/live': [...wholeSite, 'ui', 'type:brand', 'render/bundle', 'render/write', 'render'],
  // A built site as a good static host serves it.
  server: ['artefacts', 'content', 'render', 'wire'],
  // A built site as a program asks it: it reads the files that any reader can.
  mcp: [
    ...[
      'edit-distance',
      'libraries',
      'browser/search',
      'content',
      'markup',
      'problem',
      'search',
      'url',
      'wire',
    ],
  ],
  // A site of another engine, as files of ours. It reads that site, and runs nothing of it.
  migrate: ['config', 'content', 'guides', 'guides/diagrams', 'markdown', 'markup', 'problem', 'url'],
  // The commands. Each calls the folders that it needs.
  commands: [
    ...['code-file', 'lazy', 'url', 'components', 'config', 'content', 'guides', 'problem', 'mcp', 'model'],
    ...['libraries', 'migrate', 'openapi', 'openapi/diff'],
    ...['memory', 'artefacts', 'wire', 'site', 'render', 'server', 'theme'],
  ],
}
