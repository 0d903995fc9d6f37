import { glob } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { readContentText } from '../content/read-content-text.ts'
import type { Readings } from '../memory.ts'
import { readOnce } from '../memory.ts'
import { getFileStart } from '../problem/place-at.ts'
import type { Place, Problem } from '../problem/problem.ts'
import { readForm } from '../problem/read-form.ts'
import { normalizeTitle } from '../search.ts'
import { toFileHref } from '../url/docs-address.ts'

/** The search questions that one part of a page answers. Without an ID, the whole page answers them. */
interface QuestionPart {
  readonly id: string | undefined
  readonly questions: readonly string[]
  readonly place: Place
}

/** The search questions of one page, from a file of `search/`. */
export interface QuestionFile {
  readonly file: string
  /** The path of the page. */
  readonly href: string
  readonly parts: readonly QuestionPart[]
  readonly problems: readonly Problem[]
}

/** The key of the questions that the whole page answers. No part of a page has this ID. */
export const wholePageKey = '.'

/** The schema of a file of questions: lists of questions, by the ID of the part that answers them. */
export const questionFile = z.record(
  z.string().describe('The ID of a heading or field of the page; `.` is the page.'),
  z.array(z.string().regex(/\S/)).min(1),
)

/** Reads the files below `search/` of a content folder. The name of each is the path of the page. */
export async function readQuestionFiles(
  contentFolder: string,
  docsRoot: string,
  readings: Readings = new Map(),
): Promise<readonly QuestionFile[]> {
  const names = await Array.fromAsync(glob('search/**/*.*', { cwd: contentFolder }))
  return Promise.all(
    names.sort().map(async (name) => {
      const file = path.join(contentFolder, name)
      const read = readContentText(file, contentFolder)
      const href = toFileHref(name.split(path.sep).slice(1).join('/'), docsRoot)
      if ('problem' in read) return { file, href, parts: [], problems: [read.problem] }
      if (!name.endsWith('.yaml')) return { file, href, parts: [], problems: [describeMisnamedFile(file)] }
      return readOnce(readings, { file, text: read.text }, () => ({
        file,
        href,
        ...parseQuestions(read.text, file),
      }))
    }),
  )
}

/** Returns the questions of all files, by the address that answers them. */
export function indexQuestions(files: readonly QuestionFile[]): ReadonlyMap<string, readonly string[]> {
  const all = files.flatMap(({ href, parts }) =>
    parts.map(({ id, questions }) => [id === undefined ? href : `${href}#${id}`, questions] as const),
  )
  return new Map(all)
}

function describeMisnamedFile(file: string): Problem {
  const hint = `rename it to ${path.basename(file).replace(/\.\w+$/, '')}.yaml`
  return { place: getFileStart(file), message: 'Files of search phrases must end in `.yaml`.', hint }
}

function parseQuestions(source: string, file: string): Pick<QuestionFile, 'parts' | 'problems'> {
  const read = readForm<unknown>(source, { file, form: z.unknown() })
  if ('problems' in read) return { parts: [], problems: read.problems }
  const { value, placeOf, placeOfKey } = read
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = 'Expected a map from heading ID to a list of questions.'
    return { parts: [], problems: [{ place: getFileStart(file), message, hint }] }
  }
  const parts: QuestionPart[] = []
  const problems: Problem[] = []
  for (const [key, texts] of Object.entries(value)) {
    if (!isQuestionList(texts)) {
      problems.push({ place: placeOfKey(key), message: `\`${key}\` isn't a list of strings.`, hint })
      continue
    }
    parts.push({ id: key === wholePageKey ? undefined : key, questions: texts, place: placeOfKey(key) })
    problems.push(
      ...findRepeatedQuestions(texts).map((index) => ({
        place: placeOf([key, index]),
        message: `“${texts[index]}” repeats an earlier question.`,
        hint: 'remove one of the two',
      })),
    )
  }
  return { parts, problems }
}

const hint = 'write `heading-id: [how do I …, another word for it]`, with `.` for the whole page'

function isQuestionList(value: unknown): value is readonly string[] {
  return questionFile.valueType.safeParse(value).success
}

/** Returns the indexes of questions with the same words as an earlier one. */
function findRepeatedQuestions(questions: readonly string[]): readonly number[] {
  const words = questions.map(normalizeTitle)
  return words.flatMap((each, index) => (words.indexOf(each) < index ? index : []))
}
