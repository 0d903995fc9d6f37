import { glob } from 'node:fs/promises'
import path from 'node:path'
import { findFile } from '../content/content-file.ts'
import { readContentText } from '../content/read-content-text.ts'
import type { Api } from '../openapi/api.ts'
import { getFileStart } from '../problem/place-at.ts'
import type { Scenarios } from './scenario-form.ts'
import { readScenarios } from './scenarios.ts'
import { listStories } from './story.ts'
import type { ReadStories } from './workflow-stories.ts'
import { convertWorkflows } from './workflow-stories.ts'

/** Reads the scenarios in `postman/scenarios.yaml` and the stories in `workflows/*.arazzo.yaml`. */
export async function readScenarioFiles(
  contentFolder: string,
  api: Api,
): Promise<ReadStories & { readonly scenarios: Scenarios | undefined }> {
  const file = path.join(contentFolder, 'postman/scenarios.yaml')
  const found = findFile(file, contentFolder)
  const isThere = 'file' in found || found.obstacle !== 'missing'
  const read = isThere ? readContentText(file, contentFolder) : undefined
  const { scenarios, problems } =
    read && 'text' in read
      ? readScenarios(read.text, { file, api })
      : { scenarios: undefined, problems: read ? [read.problem] : [] }
  const workflows = await readWorkflows(contentFolder, api)
  return {
    scenarios,
    stories: [...(scenarios ? listStories(scenarios) : []), ...workflows.flatMap(({ stories }) => stories)],
    problems: [...problems, ...workflows.flatMap((each) => each.problems)],
  }
}

async function readWorkflows(contentFolder: string, api: Api): Promise<readonly ReadStories[]> {
  const names = await Array.fromAsync(glob('workflows/**/*.*', { cwd: contentFolder }))
  return names.sort().map((name) => {
    const file = path.join(contentFolder, name)
    if (!/\.arazzo\.(?:ya?ml|json)$/.test(name)) {
      const message = 'Files of workflows must end in `.arazzo.yaml` or `.arazzo.json`.'
      return { stories: [], problems: [{ place: getFileStart(file), message, hint: 'rename or move it' }] }
    }
    const read = readContentText(file, contentFolder)
    return 'problem' in read
      ? { stories: [], problems: [read.problem] }
      : convertWorkflows(read.text, { file: getFileStart(file).file, api })
  })
}
