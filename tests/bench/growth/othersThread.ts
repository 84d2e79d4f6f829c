/** Thread of `manyOthers.ts`; separate, so that other code does not lengthen the latencies. */
import { parentPort, workerData } from 'node:worker_threads'

const perSecond = 200

const { url, tokens }: { url: string; tokens: readonly string[] } = workerData
const publicPaths = ['/wps/system/status', '/wps/system/countryCodes', '/wps/promotions']
const memberPaths = [
  '/wps/member/info',
  '/wps/v2/wallets/balance',
  '/wps/records/bets',
  '/wps/vip',
  '/wps/records/transactions',
]
const times: number[] = []
const pendingCalls = new Set<Promise<void>>()
let turn = 0
let failure: string | undefined

async function ask(): Promise<void> {
  turn += 1
  const isPublic = turn % 2 === 0
  const index = Math.floor(turn / 2)
  const paths = isPublic ? publicPaths : memberPaths
  const token = tokens[index % tokens.length]
  // Each request comes from another IP address.
  const caller = { 'X-Forwarded-For': `10.6.${Math.floor(turn / 250) % 250}.${turn % 250}` }
  const headers = isPublic ? caller : { ...caller, Authorization: `Bearer ${token}` }
  const begun = performance.now()
  const path = paths[index % paths.length]
  const answer = await fetch(`${url}${path}`, { headers })
  await answer.arrayBuffer()
  if (answer.status !== 200) failure = `${path}: ${answer.status}`
  times.push(performance.now() - begun)
}

const start = () => {
  const asked = ask()
    .catch((error: unknown) => {
      failure = String(error)
    })
    .finally(() => pendingCalls.delete(asked))
  pendingCalls.add(asked)
}

// Warm-up: the first calls load code and open connections.
for (let count = 0; count < perSecond; count += 1) await ask()
times.length = 0
const startTime = performance.now()
let sentCount = 0
const timer = setInterval(() => {
  const due = ((performance.now() - startTime) * perSecond) / 1000
  while (sentCount < due) {
    sentCount += 1
    start()
  }
}, 5)
parentPort?.once('message', async () => {
  clearInterval(timer)
  await Promise.all(pendingCalls)
  const seconds = (performance.now() - startTime) / 1000
  parentPort?.postMessage({ times, perSecond: times.length / seconds, failure })
})
parentPort?.postMessage('ready')
