import { answerPattern, type PatternReply, type PatternRequest } from './answerPattern.ts'

/**
 * The browser's pattern worker: a file of the build (CSP `worker-src 'self'`), never a blob URL.
 */
const reply = (message: PatternReply) => postMessage(message)

addEventListener('message', (event: MessageEvent<PatternRequest>) =>
  reply(answerPattern(event.data)),
)
reply({ kind: 'ready' })
