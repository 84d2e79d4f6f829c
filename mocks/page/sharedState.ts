/** A state of the mocks as a link that a developer gives to another. */

import { usernameKey } from '../../platform/domain/accounts/account/accountName.ts'
import { openSession } from '../../platform/domain/accounts/session/sessions.ts'
import { defaultPlatform } from '../../platform/domain/base/platform/defaultPlatform.ts'
import {
  enabledModules,
  moduleIds,
  withModule,
} from '../../platform/domain/base/platform/platform.ts'
import {
  changePlatform,
  readPlatform,
} from '../../platform/domain/base/platform/platformSettings.ts'
import { personas } from '../people/personas.ts'
import { type Scenario, scenarios } from '../scenarios/scenarios.ts'
import type { BrowserMocks } from './browserMocks.ts'

/** Nobody is logged in. */
export const visitor = 'visitor'

export type SharedState = {
  /** The username of one of the personas, or `visitor`; undefined leaves who is logged in. */
  persona?: string
  scenario?: Scenario
  /** Milliseconds that each call takes. */
  latency?: number
  /** Milliseconds between the real time and the domain's. */
  clock?: number
  /** The modules that are off; undefined leaves them as they are. */
  off?: string[]
}

const prefix = 'mocks.'

const wholeNumber = (text: string | null): number | undefined => {
  const number = Number(text ?? Number.NaN)
  return Number.isSafeInteger(number) ? number : undefined
}

/** The state that an address asks for; what it says wrongly is left out. */
export function readShared(search: string): SharedState {
  const parameters = new URLSearchParams(search)
  const get = (name: string) => parameters.get(prefix + name)
  const people = [visitor, ...personas.map(({ username }) => username)]
  const persona = people.find((one) => one === get('persona'))
  const scenario = scenarios.find((one) => one === get('scenario'))
  const latency = wholeNumber(get('latency'))
  const clock = wholeNumber(get('clock'))
  const off = get('off')?.split(',').filter(Boolean)
  return {
    ...(persona !== undefined && { persona }),
    ...(scenario !== undefined && { scenario }),
    ...(latency !== undefined && latency >= 0 && { latency }),
    ...(clock !== undefined && { clock }),
    ...(off !== undefined && { off }),
  }
}

/** The address that leads to a state, at a path of the portal. */
export function writeShared(path: string, state: SharedState): string {
  const parameters = Object.entries(state).map(
    ([name, value]) =>
      `${prefix}${name}=${[value].flat().map(String).map(encodeURIComponent).join(',')}`,
  )
  return parameters.length > 0 ? `${path}?${parameters.join('&')}` : path
}

/** A query without what is the mocks' in it. */
export function withoutShared(search: string): string {
  const parameters = new URLSearchParams(search)
  for (const name of [...parameters.keys()]) {
    if (name.startsWith(prefix)) parameters.delete(name)
  }
  const rest = parameters.toString()
  return rest ? `?${rest}` : ''
}

/** What is switched on now, without the person who is logged in, which only the page knows. */
export async function currentState({
  scenarios,
  clock,
  context,
}: BrowserMocks): Promise<SharedState> {
  const { scenario, latency } = scenarios.state()
  const { whitelabel } = await readPlatform(context().store)
  const on = enabledModules(whitelabel)
  const off = moduleIds(whitelabel).filter((modId) => !on.has(modId))
  return { scenario, latency, clock: Math.round(clock.offset()), off }
}

/**
 * A session of one of the personas. @returns its token; undefined when they are not on this platform.
 */
export async function tokenOf(
  { context }: BrowserMocks,
  username: string,
): Promise<string | undefined> {
  const where = { usernameKey: usernameKey(username) }
  const [member] = await context().store.members.find({ where, limit: 1 })
  return member && openSession(context(), member.id)
}

/** Sets the mocks up as a link says, except for the login. */
export async function applyShared(
  mocks: BrowserMocks,
  { scenario, latency, clock, off }: SharedState,
): Promise<void> {
  if (scenario !== undefined) mocks.scenarios.setScenario(scenario)
  if (latency !== undefined) mocks.scenarios.setLatency(latency)
  if (clock !== undefined) mocks.clock.advance(clock - mocks.clock.offset())
  if (off !== undefined) {
    const all = moduleIds(defaultPlatform.whitelabel)
    const { whitelabel } = await readPlatform(mocks.context().store)
    const changed = all.reduce(
      (nodes, modId) => withModule(nodes, modId, !off.includes(modId)),
      whitelabel,
    )
    await changePlatform(mocks.context(), { whitelabel: changed })
  }
}
