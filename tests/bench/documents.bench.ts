import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { logInOperator } from '../support/operatorClient.ts'
import { operatorPassword } from '../support/runningGateway.ts'
import { measureReads } from './gateway/load.ts'
import { startBareDocument, startGateway } from './gateway/processes.ts'
import { median, round } from './page/measuredPage.ts'

const paths = ['/', '/promotions']
/**
 * The bare server and the gateway take turns, so that a busy moment of the machine affects both.
 */
const turns = 3
const publications = 5

/** Headers of a browser's request. */
const requestHeaders = { 'Accept-Encoding': 'gzip, deflate, br, zstd', Accept: 'text/html' }

type Answer = { body: Buffer; headers: Record<string, string> }

/** Loads a document without decompressing it; `fetch` would decompress it. */
const load = (url: string) =>
  new Promise<Answer>((resolve, reject) => {
    request(url, { headers: requestHeaders }, async (answer) => {
      const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)])
      resolve({ body: await buffer(answer), headers: Object.fromEntries(headers) })
    })
      .on('error', reject)
      .end()
  })

/** Headers not copied to the bare server: they belong to the connection or to one response. */
const ofConnection = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
])

async function costRows(gateway: { url: string; pid: number }, path: string) {
  const { body, headers } = await load(gateway.url + path)
  const ownHeaders = Object.entries(headers).filter(([name]) => !ofConnection.has(name))
  const bare = await startBareDocument(body, Object.fromEntries(ownHeaders))
  const costs = { document: [] as number[], bare: [] as number[] }
  const known = { unchanged: [] as number[], bare: [] as number[] }
  const ask = { ...requestHeaders, 'If-None-Match': headers.etag ?? '' }
  const cost = async ({ url, pid }: { url: string; pid: number }, status: 200 | 304) => {
    const sent = status === 304 ? ask : requestHeaders
    return (await measureReads({ url: url + path, pid, headers: sent, status, seconds: 5 })).cost
  }
  try {
    for (let turn = 0; turn < turns; turn += 1) {
      costs.bare.push(await cost(bare, 200))
      costs.document.push(await cost(gateway, 200))
      known.bare.push(await cost(bare, 304))
      known.unchanged.push(await cost(gateway, 304))
    }
  } finally {
    await bare.stop()
  }
  const row = (figure: string, value: number, unit: string, target?: string) => ({
    figure: `${path}: ${figure}`,
    value: round(value, unit === '×' ? 2 : 0),
    unit,
    ...(target === undefined ? {} : { target }),
  })
  return [
    row('size, as browsers ask', body.length, 'bytes'),
    row('processor time of a document', median(costs.document), 'µs'),
    row('beside bare Hono', median(costs.document) / median(costs.bare), '×', '<= 1.7'),
    row('processor time of a 304', median(known.unchanged), 'µs'),
    row('a 304 beside bare Hono', median(known.unchanged) / median(known.bare), '×', '<= 1.3'),
  ]
}

/** Milliseconds from an operator's change until a document contains it. */
async function publicationRow(url: string) {
  const operator = await logInOperator(url, operatorPassword)
  const times: number[] = []
  for (let turn = 0; turn < publications; turn += 1) {
    const { etag: before } = (await load(url)).headers
    const begun = performance.now()
    await operator.changeSettings((settings) => ({
      ...settings,
      market: { ...settings.market, minimumAge: 19 + turn },
    }))
    while ((await load(url)).headers.etag === before) {
      await new Promise((later) => setTimeout(later, 10))
    }
    times.push(performance.now() - begun)
  }
  return {
    figure: 'publication to the new document',
    value: round(median(times), 0),
    unit: 'ms',
    target: '<= 1000',
  }
}

/** Cost of public documents for the gateway, and the delay of published changes. */
export async function run() {
  const gateway = await startGateway()
  try {
    const rows = []
    for (const path of paths) rows.push(...(await costRows(gateway, path)))
    rows.push(await publicationRow(gateway.url))
    return { title: `Documents (medians of ${turns})`, rows }
  } finally {
    await gateway.stop()
  }
}
