import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { asLoad, besideLoad } from './cores.ts'
import { processorTime } from './processCost.ts'

const autocannon = fileURLToPath(import.meta.resolve('autocannon'))

export type Measurement = {
  perSecond: number
  /** 99th percentile of the latency in milliseconds. */
  p99: number
  /** CPU time of the server per response, in microseconds. */
  cost: number
}

type Load = {
  url: string
  pid: number
  seconds?: number
  /** Reads per second; unlimited if omitted. */
  rate?: number
  /** Additional headers; only autocannon's own if omitted. */
  headers?: Readonly<Record<string, string>>
  /** Expected status of every response; 200 if omitted. */
  status?: number
}

const connections = 50

/**
 * Requests a URL over persistent connections from a separate process, after a warm-up. Server and
 * load run on separate cores if there are two.
 * @throws when a response is missing or has another status.
 */
export const measureReads = (load: Load): Promise<Measurement> =>
  besideLoad(load.pid, () => measure(load))

async function measure(load: Load): Promise<Measurement> {
  await run({ ...load, seconds: 2 })
  const before = await processorTime(load.pid)
  const { requests, latency, ...counts } = await run(load)
  const spent = (await processorTime(load.pid)) - before
  const statuses = Object.keys(counts.statusCodeStats)
  const isWanted = statuses.every((status) => status === String(load.status ?? 200))
  if (!isWanted || statuses.length === 0 || counts.errors + counts.timeouts > 0)
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
  /** Statistics by status code. */
  statusCodeStats: Record<string, unknown>
  errors: number
  timeouts: number
}

async function run({ url, rate, seconds = 8, headers = {} }: Load): Promise<Report> {
  const { command, args } = await asLoad(process.execPath, [
    autocannon,
    ...['--json', '--connections', String(connections), '--duration', String(seconds)],
    ...(rate === undefined ? [] : ['--overallRate', String(rate)]),
    ...Object.entries(headers).flatMap(([name, value]) => ['--headers', `${name}: ${value}`]),
    url,
  ])
  const { stdout } = await promisify(execFile)(command, args)
  // Documented fields of autocannon's report.
  return JSON.parse(stdout) as Report
}
