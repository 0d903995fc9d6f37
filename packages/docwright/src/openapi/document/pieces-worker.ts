import { parentPort, workerData } from 'node:worker_threads'
import { sealed } from './json.ts'
import { valueInPieces, withValues } from './pieces.ts'

const { pieces } = valueInPieces(workerData, new Map()) ?? { pieces: new Map() }
parentPort!.postMessage(withValues(pieces, sealed))
