/** A network that any call may fail on, the same way each time for the same seed. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Route } from '@playwright/test'
import { type Chance, chanceOf } from './chance.ts'

const kinds = ['delay', 'failure', 'drop', 'badJson', 'wrongType'] as const
type Fault = (typeof kinds)[number]
/** Of each kind, for every call. */
const probability = 0.1

/** The calls of the contract, and the bets of the demonstration's games. */
const isCall = ({ pathname }: URL) => /^\/(wps|lgw|lotto)\/|^\/play\/.*\/bets$/.test(pathname)

export type FaultyCalls = {
  /** How often each fault was met. */
  met: Record<Fault, number>
  /** From now on every call goes through. */
  end: () => Promise<void>
}

/**
 * Has each call of a page meet each fault with a probability of a tenth. What becomes of the third
 * call of a path hangs on nothing but that and the seed, in whatever order answers come.
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
    // The page may be gone by then.
    await meet(route, fault, { chance, longestDelay }).catch(() => {})
  }
  await page.route(isCall, answer)
  return { met, end: () => page.unroute(isCall, answer) }
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
      // Half of them after the server has done what it was asked.
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

/** The same answer with one value in it, at any depth, of another type. */
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
