import { parentPort } from 'node:worker_threads'
import { checkSync } from 'recheck'
import { classifyPattern } from '../../src/lib/patterns/classifyPattern.ts'
import type { ClassifyReply, ClassifyRequest } from '../../src/lib/patterns/patternClassifier.ts'

/**
 * Thread that determines whether matching a pattern can be slow. A single pattern can take seconds.
 */
parentPort?.on('message', async ({ id, source }: ClassifyRequest) => {
  const verdict = await classifyPattern(source, async (...of) => checkSync(...of))
  const reply: ClassifyReply = { id, verdict }
  parentPort?.postMessage(reply)
})
