import { checkSync } from 'recheck'
import { classifyPattern } from '../../src/lib/patterns/classifyPattern.ts'
import type { ClassifyReply, ClassifyRequest } from '../../src/lib/patterns/patternClassifier.ts'

/**
 * Browser worker that estimates the cost of a regular expression. The worker keeps the large
 * library `recheck` out of the page's bundle.
 */
addEventListener('message', async ({ data }: MessageEvent<ClassifyRequest>) => {
  const verdict = await classifyPattern(data.source, async (...of) => checkSync(...of))
  const reply: ClassifyReply = { id: data.id, verdict }
  postMessage(reply)
})
