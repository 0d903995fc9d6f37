import { createHash } from 'node:crypto'
import { z } from 'zod'
import { readBytes } from '../content/content-file.ts'
import { matterBlock } from '../content/matter-block.ts'
import type { Site } from '../model/page.ts'
import { getFileStart } from '../problem/place-at.ts'
import type { Problem } from '../problem/problem.ts'
import { readForm } from '../problem/read-form.ts'
import type { Artefact } from './artefact.ts'

/** The address of the instructions that a writer gives to coding agents, `content/skill.md`. */
export const skillHref = '/skill.md'

/** The metadata that agents read before they use a skill (Agent Skills specification). */
const skillSettings = z.looseObject({
  name: z
    .string()
    .max(64)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lowercase letters, digits, and single hyphens'),
  description: z.string().min(1).max(1024),
})

/** Generates the list in which programs find the skill (Agent Skills Discovery 0.2). */
export function* createAgentSkills(site: Site): Generator<Artefact> {
  const file = site.publicFiles.get(skillHref)
  if (file === undefined) return
  yield {
    file: '.well-known/agent-skills/index.json',
    content: () => {
      const bytes = readBytes(file)
      const read = readFrontmatter(bytes.toString('utf8'), file.file)
      const about = 'value' in read ? read.value : undefined
      const skill = {
        name: about?.name,
        type: 'skill-md',
        description: about?.description,
        url: site.config.url + skillHref,
        digest: `sha256:${createHash('sha256').update(bytes).digest('hex')}`,
      }
      const $schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json'
      return `${JSON.stringify({ $schema, skills: [skill] }, null, 2)}\n`
    },
  }
}

/** Returns problems with the name and the description of the skill. */
export function findSkillProblems({ publicFiles }: Site): readonly Problem[] {
  const file = publicFiles.get(skillHref)
  if (file === undefined) return []
  const read = readFrontmatter(readBytes(file).toString('utf8'), file.file)
  return 'problems' in read ? read.problems : []
}

function readFrontmatter(text: string, file: string) {
  const [, , yaml] = matterBlock.exec(text) ?? []
  if (yaml !== undefined) return readForm(`\n${yaml}`, { file, form: skillSettings })
  const message = 'The frontmatter is missing. Agents read it to decide when to use the skill.'
  const hint = 'start it with `---`, `name:`, `description:` and `---`, each on its own line'
  return { problems: [{ place: getFileStart(file), message, hint }] }
}
