import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Checker, Project, Type, Symbol as TypeSymbol } from 'typescript/unstable/sync'
import { API, NodeBuilderFlags, SymbolFlags, TypeFlags } from 'typescript/unstable/sync'

/**
 * Writes the type of a site's settings out in `dist/config/site-config.d.ts`, each setting with its comment, which an editor shows.
 * The compiler's own declaration derives the type from the schema, and doesn't contain comments.
 */
export function writeConfigTypes(packageFolder: string): void {
  const editor = new API({ cwd: packageFolder })
  const tsconfig = path.join(packageFolder, 'tsconfig.types.json')
  const project = editor.updateSnapshot({ openProjects: [tsconfig] }).getProject(tsconfig)!
  const written = printSettings(project, path.join(packageFolder, 'src/config/site-config.ts'))
  editor.close()
  const declaration = path.join(packageFolder, 'dist/config/site-config.d.ts')
  const derived = 'export type SiteConfig = z.input<typeof siteConfig>;'
  const before = readFileSync(declaration, 'utf8')
  if (!before.includes(derived)) throw new Error(`Expected \`${derived}\` in ${declaration}.`)
  writeFileSync(
    declaration,
    before.replace(derived, () => `export interface SiteConfig ${written}`),
  )
}

function printSettings({ checker }: Project, file: string): string {
  const settings = checker.resolveName('SiteConfig', SymbolFlags.TypeAlias, { document: file, position: 0 })
  return printObject(checker.getDeclaredTypeOfSymbol(settings!), checker)
}

function printObject(type: Type, checker: Checker): string {
  const properties = checker.getPropertiesOfType(type).map((each) => printProperty(each, checker))
  const others = checker
    .getIndexInfosOfType(type)
    .map(({ valueType }) => `[name: string]: ${printType(valueType, checker)}\n`)
  return `{\n${[...properties, ...others].join('')}}`
}

function printProperty(property: TypeSymbol, checker: Checker): string {
  const words = property.getDocumentationComment(checker)
  const mark = property.flags & SymbolFlags.Optional ? '?' : ''
  const type = printType(checker.getTypeOfSymbol(property)!, checker)
  return `${words && `/** ${words.replaceAll('\n', ' ')} */\n`}${property.name}${mark}: ${type}\n`
}

function printType(type: Type, checker: Checker): string {
  const alias = type.getAliasSymbol()
  const file = alias?.declarations[0]?.path
  // A recursive type has a name, in a file next to the schema's.
  if (file?.includes('/src/config/')) return `import('./${path.basename(file)}').${alias!.name}`
  if (type.isUnionType()) {
    const members = type.getTypes().map((each) => printType(each, checker))
    return members.join(' | ')
  }
  if (checker.isArrayType(type) && type.isTypeReference()) {
    return `(${printType(checker.getTypeArguments(type)[0]!, checker)})[]`
  }
  if (type.flags & TypeFlags.Object) return printObject(type, checker)
  return checker.typeToString(type, undefined, NodeBuilderFlags.NoTruncation)
}
