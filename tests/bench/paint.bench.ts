import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { browserArguments, findBrowser } from '../../scripts/browser/findBrowser.ts'
import { startGatewayProcess } from '../support/runningGateway.ts'
import { median, round } from './measuredPage.ts'

const rounds = 3

/** The same page as the portal serves it, without any script: what hand-written HTML would paint. */
async function serveStaticTwin(html: string) {
  const plain = html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link\b[^>]*(modulepreload|preload)[^>]*>/g, '')
  const body = gzipSync(plain)
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'gzip',
    })
    response.end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() }
}

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

async function measure(url: string) {
  const port = await freePort()
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    args: [...browserArguments, `--remote-debugging-port=${port}`],
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    const result = await lighthouse(url, {
      port,
      onlyCategories: ['performance'],
      output: 'json',
      logLevel: 'error',
    })
    const audits = result?.lhr.audits
    const of = (id: string) => audits?.[id]?.numericValue ?? Number.NaN
    return {
      paint: of('largest-contentful-paint'),
      blocking: of('total-blocking-time'),
      shift: of('cumulative-layout-shift'),
      score: 100 * (result?.lhr.categories.performance?.score ?? Number.NaN),
    }
  } finally {
    await browser.close()
  }
}

async function repeat(url: string) {
  const results = []
  for (let index = 0; index < rounds; index += 1) results.push(await measure(url))
  return results
}

/** How soon a visitor on a phone and slow 4G sees the home page, beside a page without script. */
export async function run() {
  const gateway = await startGatewayProcess()
  const html = await (await fetch(`${gateway.url}/`)).text()
  const twin = await serveStaticTwin(html)
  try {
    const portal = await repeat(`${gateway.url}/`)
    const plain = await repeat(twin.url)
    const row = (figure: string, values: number[], unit: string, digits = 0) => ({
      figure,
      value: round(median(values), digits),
      unit,
    })
    return {
      title: 'First paint of / (Lighthouse, mobile preset, median of 3)',
      rows: [
        row(
          'largest contentful paint',
          portal.map(({ paint }) => paint),
          'ms',
        ),
        row(
          'largest contentful paint, same content without script',
          plain.map(({ paint }) => paint),
          'ms',
        ),
        row(
          'total blocking time',
          portal.map(({ blocking }) => blocking),
          'ms',
        ),
        row(
          'cumulative layout shift',
          portal.map(({ shift }) => shift),
          '',
          3,
        ),
        row(
          'performance score',
          portal.map(({ score }) => score),
          '',
        ),
      ],
    }
  } finally {
    twin.stop()
    await gateway.stop()
  }
}
