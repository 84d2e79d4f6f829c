/** Fails calls of a page at random, in the same way for the same seed. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Route } from '@playwright/test'
import { type Chance, chanceOf } from './chance.ts'

const kinds = ['delay', 'failure', 'drop', 'badJson', 'wrongType'] as const
type Fault = (typeof kinds)[number]
/** Probability of each kind of fault, for every call. */
const probability = 0.1

/** True for calls of the contract and for bets in the demonstration's games. */
const isCall = ({ pathname }: URL) => /^\/(wps|lgw|lotto)\/|^\/play\/.*\/bets$/.test(pathname)

export type FaultyCalls = {
  faultCounts: Record<Fault, number>
  /** Ends the faults. Every later call passes. */
  end: () => Promise<void>
}

/**
 * Injects each kind of fault into each call of a page with a probability of a tenth. The fault of
 * the n-th call of a method and path depends only on n, the method, the path and the seed, whatever
 * the order of responses.
 * @param longestDelay in milliseconds.
 */
export async function failCallsAtRandom(
  page: Page,
  { seed, longestDelay }: { seed: string; longestDelay: number },
): Promise<FaultyCalls> {
  const counts = new Map<string, number>()
  const met = { delay: 0, failure: 0, drop: 0, badJson: 0, wrongType: 0 }
  const answer = async (route: Route) => {
    const request = route.request()
    const name = `${request.method()} ${new URL(request.url()).pathname}`
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    const chance = chanceOf(`${seed} ${name} ${count}`)
    const fault = kinds[Math.floor(chance.fraction() / probability)]
    if (fault) met[fault] += 1
    // The page may already be closed.
    await meet(route, fault, { chance, longestDelay }).catch(() => {})
  }
  await page.route(isCall, answer)
  return { faultCounts: met, end: () => page.unroute(isCall, answer) }
}

async function meet(
  route: Route,
  fault: Fault | undefined,
  { chance, longestDelay }: { chance: Chance; longestDelay: number },
): Promise<void> {
  switch (fault) {
    case undefined:
      return route.continue()
    case 'delay':
      await pause(chance.fraction() * longestDelay)
      return route.continue()
    case 'failure':
      return route.fulfill({ status: 500, body: '' })
    case 'drop':
      // Half of the dropped calls are processed by the server before they fail.
      if (chance.fraction() < 0.5) await route.fetch()
      return route.abort('connectionreset')
    case 'badJson': {
      const response = await route.fetch()
      const text = await response.text()
      return route.fulfill({
        response,
        body: text.slice(0, Math.floor(chance.fraction() * text.length)),
      })
    }
    case 'wrongType': {
      const response = await route.fetch()
      const answered: unknown = await response.json()
      return route.fulfill({ response, json: withWrongType(answered, chance) })
    }
  }
}

/** Copy of a response in which one value, at any depth, is replaced by a value of another type. */
function withWrongType(value: unknown, chance: Chance): unknown {
  if (typeof value !== 'object' || value === null || chance.fraction() < 0.2) return wrongFor(value)
  const keys = Object.keys(value)
  if (keys.length === 0) return wrongFor(value)
  const changed = chance.pick(keys)
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    key === changed ? withWrongType(inner, chance) : inner,
  ])
  if (!Array.isArray(value)) return Object.fromEntries(entries)
  return entries.map(([, inner]) => inner)
}

function wrongFor(value: unknown): unknown {
  if (typeof value === 'string') return 42
  if (typeof value === 'number') return 'quarenta e dois'
  if (typeof value === 'boolean') return null
  return Array.isArray(value) ? {} : []
}
