import { readFile } from 'node:fs/promises'

/** Returns the code block with a file name in a guide. */
export async function printed(guide: string, file: string): Promise<string> {
  const source = await readFile(`content/guides/${guide}.mdx`, 'utf8')
  const [, after = ''] = source.split(` title="${file}"\n`)
  const [code, end] = after.split(/^```$/m)
  if (code === undefined || end === undefined) throw new Error(`${guide} prints no ${file}.`)
  return code
}

export const paymentCode = 'fraud-prevention/risk-evaluation/sample-integration'
export const errorHandling = 'get-started/developers/error-handling'
