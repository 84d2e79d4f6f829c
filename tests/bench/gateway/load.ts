import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { processorTime } from './processCost.ts'

const autocannon = fileURLToPath(import.meta.resolve('autocannon'))

export type Measurement = {
  perSecond: number
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number
  /** Microseconds of the server's processor time for one answer. */
  cost: number
}

type Load = {
  url: string
  pid: number
  seconds?: number
  /** Reads a second; as many as possible when left out. */
  rate?: number
}

const connections = 50

/**
 * Reads an address over kept connections from a process of its own, after a warm-up.
 * @throws when an answer was missing or not 200.
 */
export async function measureReads(load: Load): Promise<Measurement> {
  await run({ ...load, seconds: 2 })
  const before = await processorTime(load.pid)
  const { requests, latency, ...counts } = await run(load)
  const spent = (await processorTime(load.pid)) - before
  if (counts.non2xx + counts.errors + counts.timeouts > 0)
    throw new Error(`${load.url}: ${JSON.stringify(counts)}`)
  return {
    perSecond: requests.average,
    p99: latency.p99,
    cost: (spent * 1000) / requests.total,
  }
}

type Report = {
  requests: { average: number; total: number }
  latency: { p99: number }
  non2xx: number
  errors: number
  timeouts: number
}

async function run({ url, rate, seconds = 8 }: Load): Promise<Report> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    autocannon,
    ...['--json', '--connections', String(connections), '--duration', String(seconds)],
    ...(rate === undefined ? [] : ['--overallRate', String(rate)]),
    url,
  ])
  // The report of autocannon, of which these are documented.
  return JSON.parse(stdout) as Report
}
