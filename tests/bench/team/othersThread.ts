/** The thread of `othersMeanwhile.ts`: its own, so that it waits for nobody but the gateway. */
import { parentPort, workerData } from 'node:worker_threads'

/** Milliseconds between what others ask. */
const pause = 10

const { url }: { url: string } = workerData
let longest = 0
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

// The first call loads what a thread asks with, and opens its connection.
await ask()
parentPort?.postMessage('ready')
while (!isOver) {
  longest = Math.max(longest, await ask())
  await new Promise((resolve) => setTimeout(resolve, pause))
}
parentPort?.postMessage(longest)
