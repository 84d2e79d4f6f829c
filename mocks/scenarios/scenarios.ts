/** Scenarios: faults that a developer or a test applies to the server at run time. */

import type { Behaviour, OperationKey } from '../../platform/gen/behaviour.ts'
import { isAlwaysOpen } from '../../platform/server/availability.ts'
import { answerViolation } from '../../platform/server/contractCheck.ts'
import {
  type Call,
  type OperationId,
  type Outcome,
  reject,
  answer as success,
} from '../../platform/server/handler.ts'
import type { Server } from '../../platform/server/server.ts'
import { withDamage } from './damagedScenario.ts'
import { emptyLists, overfull } from './listScenario.ts'

export const scenarios = [
  'normal',
  'slow',
  'offline',
  'failing',
  'maintenance',
  'region',
  'captcha',
  'rateLimited',
  'empty',
  'huge',
  'damaged',
] as const
export type Scenario = (typeof scenarios)[number]

/** Active scenario. `latency` is added to every call, in milliseconds. */
type ScenarioState = { scenario: Scenario; latency: number }

export type ScenarioSwitch = {
  state(): ScenarioState
  setScenario(scenario: Scenario): void
  /** @param latency milliseconds added to every call. */
  setLatency(latency: number): void
  /** @returns function that unsubscribes the listener. */
  subscribe(listener: () => void): () => void
}

const storageKey = 'portico.mocks.scenario'
const normal: ScenarioState = { scenario: 'normal', latency: 0 }

const isScenario = (value: unknown): value is Scenario => scenarios.some((one) => one === value)

function readState(text: string | null): ScenarioState {
  try {
    const stored: Partial<ScenarioState> = JSON.parse(text ?? '{}') ?? {}
    const { scenario, latency } = stored
    return {
      scenario: isScenario(scenario) ? scenario : normal.scenario,
      latency: typeof latency === 'number' && latency >= 0 ? latency : normal.latency,
    }
  } catch {
    return normal
  }
}

/** Creates the scenario switch. With a storage, its state survives a reload. */
export function createScenarioSwitch(
  storage?: Pick<Storage, 'getItem' | 'setItem'>,
): ScenarioSwitch {
  let state = readState(storage?.getItem(storageKey) ?? null)
  const listeners = new Set<() => void>()
  const change = (changes: Partial<ScenarioState>) => {
    state = { ...state, ...changes }
    storage?.setItem(storageKey, JSON.stringify(state))
    for (const listener of listeners) listener()
  }
  return {
    state: () => state,
    setScenario: (scenario) => change({ scenario }),
    setLatency: (latency) => change({ latency }),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Delay of the `slow` scenario, in milliseconds. */
const slowness = 3000
/** `Retry-After` of the `rateLimited` scenario, in seconds. */
const penance = 30

type Options = {
  /** Waits for some milliseconds. By default, the function uses a timer. */
  delay?: (milliseconds: number) => Promise<void>
  respond?: (body: string, init: ResponseInit) => Response
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Applies the scenario switch to a server. */
export function withScenarios(
  server: Server,
  { state }: ScenarioSwitch,
  { delay = wait, respond = (body, init) => new Response(body, init) }: Options = {},
): Server {
  const json = (status: number, body: object, headers: Record<string, string> = {}) =>
    respond(JSON.stringify(body), {
      status,
      headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers },
    })
  const refuse = (status: number, code: string, headers?: Record<string, string>) =>
    json(status, { success: false, code, reference: 'r-scenario' }, headers)

  /** Response of the scenario; undefined to pass the request to the server. */
  const interfere = (path: string): Response | undefined => {
    const { scenario } = state()
    if (scenario === 'offline') return Response.error()
    if (scenario === 'failing') return refuse(500, 'UNKNOWN')
    if (scenario === 'rateLimited' && !path.startsWith('/wps/system/')) {
      return refuse(429, 'TOO_MANY_REQUESTS', { 'Retry-After': String(penance) })
    }
    if (isAlwaysOpen(path)) return undefined
    if (scenario === 'maintenance') return refuse(503, 'MAINTENANCE')
    return scenario === 'region' ? refuse(403, 'REGION_RESTRICTED') : undefined
  }

  const whole = withDamage(server, () => state().scenario === 'damaged', respond)
  return async (request, context) => {
    const { scenario, latency } = state()
    const pause = latency + (scenario === 'slow' ? slowness : 0)
    if (pause > 0) await delay(pause)
    return interfere(new URL(request.url).pathname) ?? whole(request, context)
  }
}

/** Page size of a huge list if the call has none. */
const usualPage = 20

/**
 * Response value with empty or full lists. If such lists would violate the contract, the value
 * stays unchanged.
 */
function withLists(key: OperationKey, value: unknown, call: Call<OperationId>, empty: boolean) {
  // Only paged operations have the query parameter `pageSize`, which is a number.
  const { pageSize } = call.query as { pageSize?: number }
  const changed = empty ? emptyLists(value) : overfull(value, pageSize ?? usualPage)
  return answerViolation(key, 200, { success: true, value: changed }) === undefined
    ? changed
    : value
}

/** GET operations whose lists are empty or full in the scenarios `empty` and `huge`. */
function listBehaviour(behaviour: Behaviour, { state }: ScenarioSwitch): Partial<Behaviour> {
  type AnyHandler = (call: Call<OperationId>) => Promise<Outcome<OperationId>>
  // The cast is safe: the keys of `behaviour` are operation keys. `Object.keys` types them as
  // strings.
  const keys = (Object.keys(behaviour) as OperationKey[]).filter((key) => key.startsWith('GET '))
  return Object.fromEntries(
    keys.map((key) => {
      // The cast is safe: only properties that the calls and outcomes of all operations have are
      // used.
      const handler = behaviour[key] as unknown as AnyHandler
      const changed: AnyHandler = async (call) => {
        const outcome = await handler(call)
        const { scenario } = state()
        if (outcome.kind !== 'answer' || !(scenario === 'empty' || scenario === 'huge')) {
          return outcome
        }
        const value = withLists(key, outcome.value, call, scenario === 'empty')
        // `withLists` has checked the value against the contract of this call.
        return { ...outcome, value } as Outcome<OperationId>
      }
      return [key, changed]
    }),
  )
}

/**
 * Applies the scenarios that change the outcome of operations: maintenance, region, captcha and
 * lists.
 */
export function scenarioBehaviour(behaviour: Behaviour, scenarioSwitch: ScenarioSwitch): Behaviour {
  const { state } = scenarioSwitch
  const is = (scenario: Scenario) => state().scenario === scenario
  const captcha = { captcha: true }
  return {
    ...behaviour,
    ...listBehaviour(behaviour, scenarioSwitch),
    'GET /wps/system/status': async (call) => {
      const outcome = await behaviour['GET /wps/system/status'](call)
      if (outcome.kind !== 'answer' || !(is('maintenance') || is('region'))) return outcome
      const { value, headers } = outcome
      const changed = is('maintenance') ? { maintenance: true } : { regionRestriction: true }
      return success({ ...value, ...changed }, headers)
    },
    'POST /wps/session/login': (call) =>
      is('captcha') && !call.body.captcha
        ? reject('CAPTCHA_REQUIRED', captcha)
        : behaviour['POST /wps/session/login'](call),
    'PUT /wps/member/register': (call) =>
      is('captcha') && !call.body.captcha
        ? reject('CAPTCHA_REQUIRED', captcha)
        : behaviour['PUT /wps/member/register'](call),
    'PUT /wps/member/register/mobile': (call) =>
      is('captcha') && !call.body.captcha
        ? reject('CAPTCHA_REQUIRED', captcha)
        : behaviour['PUT /wps/member/register/mobile'](call),
  }
}
