import { parentPort } from 'node:worker_threads'
import { checkSync, type Diagnostics, type Parameters } from 'recheck'

/** One expression to be checked for how its time grows. */
export type RecheckRequest = { source: string; flags: string; parameters: Parameters }

/** The thread in which recheck thinks; it takes seconds and must never hold the gateway up. */
parentPort?.on('message', ({ source, flags, parameters }: RecheckRequest) => {
  const found: Diagnostics = checkSync(source, flags, parameters)
  parentPort?.postMessage(found)
})
