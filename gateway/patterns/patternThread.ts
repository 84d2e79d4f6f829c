import { parentPort } from 'node:worker_threads'
import {
  answerPattern,
  type PatternReply,
  type PatternRequest,
} from '../../src/lib/patterns/answerPattern.ts'

/** Thread that runs one pattern at a time for `startNodePatternWorker`. */
const reply = (message: PatternReply) => parentPort?.postMessage(message)

parentPort?.on('message', (request: PatternRequest) => reply(answerPattern(request)))
reply({ kind: 'ready' })
