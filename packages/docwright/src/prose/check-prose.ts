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
interface CheckedFiles {
  readonly guides: readonly { readonly file: string }[]
  readonly apis: readonly { readonly apiFile: string }[]
  readonly overlays: readonly { readonly source: { readonly file: string; readonly text: string } }[]
}

/** Checks the text of guides and API files against the config's prose rules, if it has any. */
export async function checkProse(
  { config, contentFolder, file, placeOf }: LoadedConfig,
  { guides, apis, overlays }: CheckedFiles,
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
  const checkText = (textFile: string, source: string, listTexts: typeof listGuideTexts) =>
    readThroughCache('prose', [read.text, textFile, source].join('\n'), () =>
      findProseProblems({ file: textFile, source, texts: listTexts(source, textFile) }, rules),
    )
  const checkFile = (contentFile: string, listTexts: typeof listGuideTexts) => {
    const content = readContentText(contentFile, contentFolder)
    // A file that can't be read is reported where it's read for its page.
    return 'problem' in content ? [] : checkText(contentFile, content.text, listTexts)
  }
  return [
    ...problems,
    ...guides.flatMap((guide) => checkFile(guide.file, listGuideTexts)),
    ...apis.flatMap(({ apiFile }) => checkFile(apiFile, listYamlTexts)),
    ...overlays.flatMap(({ source: { file: overlay, text } }) => checkText(overlay, text, listYamlTexts)),
  ]
}
