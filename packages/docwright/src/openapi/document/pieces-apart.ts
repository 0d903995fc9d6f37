import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { codeFile } from '../../code-file.ts'
import { unsealed } from './json.ts'
import type { Pieces } from './pieces.ts'
import { withValues } from './pieces.ts'

/** A shorter text is parsed before a thread has begun. */
const leastApart = 100_000

/** The pieces of a long text, parsed in a thread of its own; none where a text is short, or is not to be read in pieces. */
export async function piecesApart(text: string): Promise<Pieces> {
  if (text.length < leastApart) return new Map()
  const worker = new Worker(codeFile('openapi/document/pieces-worker.ts'), { workerData: text })
  try {
    const [pieces]: Pieces[] = await once(worker, 'message')
    return withValues(pieces!, unsealed)
  } catch {
    // Who reads the text whole finds out what is wrong with it.
    return new Map()
  }
}
