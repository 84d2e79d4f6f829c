/** Faults that a developer or a test switches on around the server, at run time. */

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

/** What is switched on. `latency` is added to every call, in milliseconds. */
type ScenarioState = { scenario: Scenario; latency: number }

export type ScenarioSwitch = {
  state(): ScenarioState
  setScenario(scenario: Scenario): void
  /** @param latency milliseconds, added to every call. */
  setLatency(latency: number): void
  /** @returns stops telling the listener. */
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

/** The switch. With a storage, what was set is still set after a reload. */
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

/** What `slow` adds to every call, in milliseconds. */
const slowness = 3000
/** What `rateLimited` asks to wait, in seconds. */
const penance = 30

type Options = {
  /** Waits so many milliseconds. */
  delay?: (milliseconds: number) => Promise<void>
  respond?: (body: string, init: ResponseInit) => Response
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Puts the switch before a server. */
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

  /** The answer of the scenario itself; undefined when the server is to answer. */
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

/** How long a page of a huge list is where its call has no page size. */
const usualPage = 20

/** An answer with other lists, if the contract allows them. */
function withLists(key: OperationKey, value: unknown, call: Call<OperationId>, empty: boolean) {
  // The calls that have pages have this parameter, as a number.
  const { pageSize } = call.query as { pageSize?: number }
  const changed = empty ? emptyLists(value) : overfull(value, pageSize ?? usualPage)
  return answerViolation(key, 200, { success: true, value: changed }) === undefined
    ? changed
    : value
}

/** The calls that only read, with their lists empty or full while that is the scenario. */
function listBehaviour(behaviour: Behaviour, { state }: ScenarioSwitch): Partial<Behaviour> {
  type AnyHandler = (call: Call<OperationId>) => Promise<Outcome<OperationId>>
  // Object.keys loses the type of an object that has exactly these keys.
  const keys = (Object.keys(behaviour) as OperationKey[]).filter((key) => key.startsWith('GET '))
  return Object.fromEntries(
    keys.map((key) => {
      // What is read of a call and its outcome is the same for all of them.
      const handler = behaviour[key] as unknown as AnyHandler
      const changed: AnyHandler = async (call) => {
        const outcome = await handler(call)
        const { scenario } = state()
        if (outcome.kind !== 'answer' || !(scenario === 'empty' || scenario === 'huge')) {
          return outcome
        }
        const value = withLists(key, outcome.value, call, scenario === 'empty')
        // It keeps the contract of this very call, which `withLists` has just made sure of.
        return { ...outcome, value } as Outcome<OperationId>
      }
      return [key, changed]
    }),
  )
}

/**
 * Puts what only behaviour can show behind the switch: states of the platform, captcha, empty
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
