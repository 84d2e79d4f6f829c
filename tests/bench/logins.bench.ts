import { createTestClient, newPlayer } from '../../gateway/testing/testClient.ts'
import { startGateway } from './gateway/processes.ts'
import { hashCost } from './gateway/registrations.ts'
import { median, round } from './page/measuredPage.ts'

const atOnce = 200
const statusPath = '/wps/system/status'
const readEvery = 20

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? Number.NaN

async function measureTime<Result>(work: () => Promise<Result>) {
  const begun = performance.now()
  const result = await work()
  return { result, took: performance.now() - begun }
}

/** Latencies of status reads in milliseconds, repeated until `end` settles. */
async function readUntil(url: string, end: Promise<unknown>): Promise<number[]> {
  let hasEnded = false
  const ended = end.finally(() => {
    hasEnded = true
  })
  const times: number[] = []
  while (!hasEnded) {
    const { took } = await measureTime(async () => (await fetch(`${url}${statusPath}`)).text())
    times.push(took)
    await new Promise((resolve) => setTimeout(resolve, readEvery))
  }
  await ended
  return times
}

/**
 * Log-ins with unknown usernames, each from its own IP address, encrypted before the first is sent.
 */
async function sealLogins(url: string, username: string) {
  const path = '/wps/session/login'
  const fields = { username, password: 'Gavea2026', type: 'username' }
  const logins = []
  for (let index = 0; index < atOnce; index += 1) {
    const client = createTestClient(url, { 'X-Forwarded-For': `10.3.0.${index + 1}` })
    const body = await client.sealBody('POST', path, { ...fields, username: `${username}${index}` })
    logins.push(() => measureTime(() => client.send('POST', path, { body })))
  }
  return logins
}

/** Latency of many concurrent log-ins, and of status reads meanwhile. */
export async function run() {
  const gateway = await startGateway()
  try {
    const client = createTestClient(gateway.url, { 'X-Forwarded-For': '10.4.0.1' })
    const { body } = await client.register(newPlayer({ username: 'bench1' }))
    if (!body.success) throw new Error(JSON.stringify(body))
    const alone = []
    for (let turn = 0; turn < 5; turn += 1) {
      alone.push(await measureTime(() => client.login('bench1', 'Gavea2026')))
    }
    const logins = await sealLogins(gateway.url, 'nobody')
    const sent = Promise.all(logins.map((login) => login()))
    const reads = await readUntil(gateway.url, sent)
    const answers = await sent
    const wrong = answers.find(({ result: { status } }) => status !== 200 && status !== 503)
    if (wrong) throw new Error(JSON.stringify(wrong.result))
    const timesOf = (statusCode: number) =>
      answers.filter(({ result }) => result.status === statusCode).map(({ took }) => took)
    const [served, refused] = [timesOf(200), timesOf(503)]
    const row = (figure: string, value: number, unit = 'ms', digits = 0) => ({
      figure,
      value: round(value, digits),
      unit,
    })
    return {
      title: `${atOnce} log-ins at once from as many addresses (load and gateway on one machine)`,
      rows: [
        row('processor time of one scrypt hash', await hashCost()),
        row('a log-in alone', median(alone.map(({ took }) => took))),
        row('log-ins that were answered', served.length, ''),
        row('p50 of these', percentile(served, 0.5)),
        row('p99 of these', percentile(served, 0.99)),
        row('log-ins that were refused', refused.length, ''),
        row('p99 of the refusals', percentile(refused, 0.99)),
        row('a status read meanwhile, p50', percentile(reads, 0.5), 'ms', 1),
        row('a status read meanwhile, p99', percentile(reads, 0.99), 'ms', 1),
      ],
    }
  } finally {
    await gateway.stop()
  }
}
