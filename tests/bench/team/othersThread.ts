/** Thread of `othersMeanwhile.ts`; separate, so that other code does not lengthen the latency. */
import { parentPort, workerData } from 'node:worker_threads'

/** Milliseconds between two calls. */
const pause = 10

const { url }: { url: string } = workerData
let maxWait = 0
let isOver = false

async function ask(): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(`${url}/wps/system/countryCodes`)
  await answer.arrayBuffer()
  return performance.now() - begun
}

parentPort?.once('message', () => {
  isOver = true
})

// Warm-up: the first call loads code and opens the connection.
await ask()
parentPort?.postMessage('ready')
while (!isOver) {
  maxWait = Math.max(maxWait, await ask())
  await new Promise((resolve) => setTimeout(resolve, pause))
}
parentPort?.postMessage(maxWait)
