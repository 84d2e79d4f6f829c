import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Page } from '@playwright/test'
import { createNodePatterns } from '../../gateway/patterns/nodePatterns.ts'
import { probeTexts } from '../../src/lib/patterns/attackTexts.ts'
import { worstText } from '../../src/lib/patterns/classifyPattern.ts'
import { compilePattern } from '../../src/lib/patterns/pattern.ts'
import { backtrackingPatterns, everyday } from '../../src/lib/patterns/testing/backtracking.ts'
import corpus from '../corpora/patterns.json' with { type: 'json' }
import { startGatewayProcess } from '../support/runningGateway.ts'
import { launch, round } from './page/measuredPage.ts'
import type { Figures } from './printFigures.ts'

type Case = { source: string; text: string }

/** Number of steps from which a text counts as an attack. */
const ENOUGH = 1_000_000

/** Each pattern with the probe text on which it takes the most steps. */
function casesOf(sources: readonly string[]): Case[] {
  return sources.flatMap((source) => {
    const pattern = compilePattern(source)
    if (pattern.kind !== 'regex') return []
    const { text } = worstText(pattern, probeTexts(pattern.regex.source), ENOUGH)
    return [{ source, text: text === '' ? 'aaaa' : text }]
  })
}

const rulesOf = (acceptedPattern: string) => ({
  success: true,
  value: {
    version: 1,
    minimumAge: 18,
    fields: ['username', 'other'].map((name) => ({
      name,
      type: 'text',
      enabled: true,
      required: true,
      acceptedPattern: name === 'username' ? acceptedPattern : '*',
      patternId: 'LENGTH_ONLY',
      minLength: 1,
      maxLength: 512,
      label: { en: name },
      verdict: 'unknown',
      dialect: 'u',
    })),
  },
})

/** Starts to record the longest block of the page's main thread. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const held = globalThis as { maxHold?: number }
    held.maxHold = 0
    let last = performance.now()
    const tick = () => {
      const now = performance.now()
      held.maxHold = Math.max(held.maxHold ?? 0, now - last)
      last = now
      setTimeout(tick)
    }
    setTimeout(tick)
  })

/** Longest block of the page in milliseconds while a text is typed, pasted and submitted. */
async function measurePage(page: Page, { source, text }: Case): Promise<number> {
  await page.route('**/wps/system/setting/register', (route) =>
    route.fulfill({ json: rulesOf(source) }),
  )
  await page.goto('/register')
  const field = page.locator('#registration-username')
  await field.waitFor()
  await watch(page)
  await field.pressSequentially(text.slice(0, 20))
  await field.fill(text)
  await field.blur()
  await page.evaluate(() => document.querySelector<HTMLElement>('form [type=submit]')?.click())
  // Waits longer than three runs that the worker stops at its time limit.
  await page.evaluate((wait) => new Promise((resolve) => setTimeout(resolve, wait)), 600)
  return page.evaluate(() => (globalThis as { maxHold?: number }).maxHold ?? 0)
}

/**
 * Longest block of the server's event loop in milliseconds while each pattern is rated and matched.
 */
async function measureServer(cases: readonly Case[]): Promise<number[]> {
  const patterns = createNodePatterns()
  const held: number[] = []
  for (const { source, text } of cases) {
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    const { verdict } = await patterns.classify(source)
    const runs = verdict === 'safe' ? 'safe' : 'unknown'
    await patterns.matches({ acceptedPattern: source, verdict: runs }, text)
    delay.disable()
    held.push(delay.max / 1e6)
  }
  return held
}

/**
 * Cost of hostile patterns for the main threads of page and server, compared with harmless ones.
 */
export async function run(): Promise<Figures> {
  const harmless = casesOf(everyday)
  const hostile = casesOf([
    ...Object.values(backtrackingPatterns).flatMap((sources) => sources.slice(0, 3)),
    ...corpus.filter((entry) => 'hostile' in entry && entry.hostile).map(({ pattern }) => pattern),
  ])
  const gateway = await startGatewayProcess()
  const browser = await launch()
  const context = await browser.newContext({ baseURL: gateway.url, locale: 'en' })
  const page = await context.newPage()
  const measureAll = async (cases: readonly Case[]) => {
    const held: number[] = []
    for (const one of cases) held.push(await measurePage(page, one))
    return held
  }
  try {
    // Warm-up: the first visit loads the page's code.
    await measureAll(harmless.slice(0, 1))
    const row = (figure: string, values: number[], limit?: number) => ({
      figure,
      value: round(Math.max(...values)),
      unit: 'ms',
      ...(limit === undefined ? {} : { target: `<= ${round(limit)}` }),
    })
    const pageBase = await measureAll(harmless)
    const pageHeld = await measureAll(hostile)
    const serverBase = await measureServer(harmless)
    const serverHeld = await measureServer(hostile)
    return {
      title: `Patterns (longest hold of a main thread, ${harmless.length} harmless, ${hostile.length} hostile)`,
      rows: [
        row('page, harmless', pageBase),
        row('page, hostile', pageHeld, Math.max(...pageBase) + 100),
        row('server, harmless', serverBase),
        row('server, hostile', serverHeld, Math.max(...serverBase) + 100),
      ],
    }
  } finally {
    await browser.close()
    await gateway.stop()
  }
}
