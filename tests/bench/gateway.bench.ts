import { startTestPostgres } from '../../gateway/database/testing/testPostgres.ts'
import { type Measurement, measureReads } from './gateway/load.ts'
import { startBareHono, startGateway } from './gateway/processes.ts'
import { measurePublishToPaint } from './gateway/publishToPaint.ts'
import { hashCost, measureRegistrations } from './gateway/registrations.ts'
import { measureSockets, socketCount } from './gateway/sockets.ts'
import { median, round } from './page/measuredPage.ts'

type Row = { figure: string; value: number; unit: string; target?: string }

const rulesPath = '/wps/system/setting/register'
const statusPath = '/wps/system/status'
/** Headers that every browser sends. */
const asBrowser = { 'Accept-Encoding': 'gzip, deflate, br' }
/**
 * The bare server and the gateway take turns, so that a busy moment of the machine affects both.
 */
const turns = 3
/**
 * Reads per second for the latency measurement. Close to the server's limit, latency would be
 * meaningless.
 */
const pace = 2000

const middle = (all: Measurement[]): Measurement => ({
  perSecond: median(all.map(({ perSecond }) => perSecond)),
  p99: median(all.map(({ p99 }) => p99)),
  cost: median(all.map(({ cost }) => cost)),
})

async function readRows(name: string, url: string, pid: number): Promise<Row[]> {
  const json = await (await fetch(`${url}${rulesPath}`)).text()
  const bare = await startBareHono(json)
  const kinds = ['gateway', 'hono', 'paced', 'honoPaced', 'status'] as const
  const results: Record<(typeof kinds)[number], Measurement[]> = {
    gateway: [],
    status: [],
    hono: [],
    paced: [],
    honoPaced: [],
  }
  try {
    for (let turn = 0; turn < turns; turn += 1) {
      const ofBare = { url: `${bare.url}${rulesPath}`, pid: bare.pid }
      results.hono.push(await measureReads(ofBare))
      results.gateway.push(await measureReads({ url: `${url}${rulesPath}`, pid }))
      results.status.push(
        await measureReads({ url: `${url}${statusPath}`, pid, headers: asBrowser }),
      )
      results.paced.push(await measureReads({ url: `${url}${rulesPath}`, pid, rate: pace }))
      results.honoPaced.push(await measureReads({ ...ofBare, rate: pace }))
    }
  } finally {
    await bare.stop()
  }
  const [gateway, hono, paced, honoPaced, status] = kinds.map((kind) => middle(results[kind]))
  if (!gateway || !hono || !paced || !honoPaced || !status) throw new Error('Nothing was measured')
  return [
    row(`${name}: rule reads`, gateway.perSecond, '/s', '>= 2000', 0),
    row(`${name}: p99 at ${pace} rule reads a second`, paced.p99, 'ms', '<= 30', 0),
    row(`${name}: the same of bare Hono`, honoPaced.p99, 'ms', undefined, 0),
    row(`${name}: processor time of a rule read`, gateway.cost, 'µs'),
    row(`${name}: the same JSON from bare Hono`, hono.cost, 'µs'),
    row(`${name}: beside bare Hono`, gateway.cost / hono.cost, '×', '<= 1.3', 2),
    row(`${name}: processor time of a status, compressed`, status.cost, 'µs', '<= 60'),
  ]
}

const row = (figure: string, value: number, unit: string, target?: string, digits = 1): Row => ({
  figure,
  value: round(value, digits),
  unit,
  ...(target === undefined ? {} : { target }),
})

/** On PostgreSQL, a second gateway serves the player's page. */
async function rowsOf(name: string, databaseUrl: string | undefined): Promise<Row[]> {
  const gateway = await startGateway(databaseUrl)
  const sockets = await measureSockets(gateway)
  const second = databaseUrl === undefined ? undefined : await startGateway(databaseUrl)
  try {
    const reads = await readRows(name, gateway.url, gateway.pid)
    const registrations = await measureRegistrations(gateway.url)
    const painted = await measurePublishToPaint(gateway.url, second?.url ?? gateway.url)
    const starts = [await gateway.killAndStart(), await gateway.killAndStart()]
    return [
      ...reads,
      row(`${name}: memory of a socket, of ${socketCount}`, sockets.memory, 'KB'),
      row(`${name}: a publication`, sockets.publication, 'ms', undefined, 0),
      row(`${name}: publication to last receipt`, sockets.lastReceipt, 'ms', '<= 1000', 0),
      row(`${name}: registrations`, registrations, '/s'),
      row(
        `${name}: publish to paint${second ? ', another gateway' : ''}`,
        painted,
        'ms',
        '<= 1000',
        0,
      ),
      row(`${name}: start after kill -9`, Math.max(...starts), 'ms', '<= 2000', 0),
    ]
  } finally {
    await second?.stop()
    await gateway.stop()
  }
}

/** Throughput and latency of the gateway on both databases. */
export async function run() {
  const hash = await hashCost()
  const embedded = await rowsOf('embedded', undefined)
  const postgres = await startTestPostgres({ isDurable: true })
  try {
    const rows = await rowsOf('PostgreSQL', await postgres.createDatabase())
    return {
      title: `The gateway (median of ${turns} turns; server, load and database on one machine)`,
      rows: [
        ...embedded,
        ...rows,
        row('processor time of one scrypt hash', hash, 'ms', undefined, 0),
      ],
    }
  } finally {
    await postgres.stop()
  }
}
