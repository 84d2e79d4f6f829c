/** Links with which developers share a state of the mocks. */

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

/** Value of the persona parameter for a page without a logged-in member. */
export const visitor = 'visitor'

export type SharedState = {
  /** Username of a persona, or `visitor`; undefined leaves the session unchanged. */
  persona?: string
  scenario?: Scenario
  /** Milliseconds by which each call is delayed. */
  latency?: number
  /** Offset of the domain's clock from the real time, in milliseconds. */
  clock?: number
  /** Ids of the modules that are switched off; undefined leaves all modules unchanged. */
  off?: string[]
}

const prefix = 'mocks.'

const wholeNumber = (text: string | null): number | undefined => {
  const number = Number(text ?? Number.NaN)
  return Number.isSafeInteger(number) ? number : undefined
}

/** Parses the state from the query of a URL. Invalid values are omitted. */
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

/** Path of the portal with the state as query parameters. */
export function writeShared(path: string, state: SharedState): string {
  const parameters = Object.entries(state).map(
    ([name, value]) =>
      `${prefix}${name}=${[value].flat().map(String).map(encodeURIComponent).join(',')}`,
  )
  return parameters.length > 0 ? `${path}?${parameters.join('&')}` : path
}

/** Query without the parameters of a shared state. */
export function withoutShared(search: string): string {
  const parameters = new URLSearchParams(search)
  for (const name of [...parameters.keys()]) {
    if (name.startsWith(prefix)) parameters.delete(name)
  }
  const rest = parameters.toString()
  return rest ? `?${rest}` : ''
}

/** Current state of the mocks. The logged-in persona is missing, since only the page knows it. */
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
 * Opens a session for a persona.
 * @returns the session's token; undefined if the platform does not have the persona.
 */
export async function tokenOf(
  { context }: BrowserMocks,
  username: string,
): Promise<string | undefined> {
  const where = { usernameKey: usernameKey(username) }
  const [member] = await context().store.members.find({ where, limit: 1 })
  return member && openSession(context(), member.id)
}

/** Applies a shared state except for its persona. */
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
