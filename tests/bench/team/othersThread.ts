/** The thread of `othersMeanwhile.ts`: its own, so that it waits for nobody but the gateway. */
import { parentPort, workerData } from 'node:worker_threads'

/** Milliseconds between what others ask. */
const pause = 10

const { url }: { url: string } = workerData
let longest = 0
let isOver = false

parentPort?.once('message', () => {
  isOver = true
})

while (!isOver) {
  const begun = performance.now()
  const answer = await fetch(`${url}/wps/system/countryCodes`)
  await answer.arrayBuffer()
  longest = Math.max(longest, performance.now() - begun)
  await new Promise((resolve) => setTimeout(resolve, pause))
}
parentPort?.postMessage(longest)
