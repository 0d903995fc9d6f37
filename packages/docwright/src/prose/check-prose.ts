import path from 'node:path'
import type { LoadedConfig } from '../config/read-config.ts'
import { readContentText } from '../content/read-content-text.ts'
import { readThroughCache } from '../memory.ts'
import { getFileStart } from '../problem/place-at.ts'
import type { Problem } from '../problem/problem.ts'
import { readText } from '../problem/read-text.ts'
import { findProseProblems } from './prose-problems.ts'
import { parseProseRules } from './prose-rules.ts'
import { listGuideTexts, listYamlTexts } from './prose-texts.ts'

/** The guides and API files of a version, and the overlays that add texts to an API. */
interface Texts {
  readonly guides: readonly { readonly file: string }[]
  readonly apis: readonly { readonly apiFile: string }[]
  readonly overlays: readonly { readonly source: { readonly file: string; readonly text: string } }[]
}

/** Checks the text of guides and API files against the config's prose rules, if it has any. */
export async function checkProse(
  { config, contentFolder, file, placeOf }: LoadedConfig,
  { guides, apis, overlays }: Texts,
): Promise<readonly Problem[]> {
  if (config.prose === undefined) return []
  const ruleFile = path.resolve(path.dirname(file), config.prose)
  const read = await readText(ruleFile)
  if ('problem' in read) {
    const message = `${getFileStart(ruleFile).file}: ${read.problem.message}`
    return [{ hint: 'correct the path', ...read.problem, place: placeOf(['prose']), message }]
  }
  const { rules, problems } = parseProseRules(read.text, ruleFile)
  if (!rules) return problems
  const checkText = (checked: string, source: string, textsOf: typeof listGuideTexts) =>
    readThroughCache('prose', [read.text, checked, source].join('\n'), () =>
      findProseProblems({ file: checked, source, texts: textsOf(source, checked) }, rules),
    )
  const check = (checked: string, textsOf: typeof listGuideTexts) => {
    const content = readContentText(checked, contentFolder)
    // A file that can't be read is reported where it's read for its page.
    return 'problem' in content ? [] : checkText(checked, content.text, textsOf)
  }
  return [
    ...problems,
    ...guides.flatMap((guide) => check(guide.file, listGuideTexts)),
    ...apis.flatMap(({ apiFile }) => check(apiFile, listYamlTexts)),
    ...overlays.flatMap(({ source: { file: overlay, text } }) => checkText(overlay, text, listYamlTexts)),
  ]
}
