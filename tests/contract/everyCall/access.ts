import { describe, expect, it } from 'vitest'
import { isFullRun } from '../../support/extent.ts'
import { answerValue, type Calls, type Parts, sampleParts, type Who } from './calls/calls.ts'
import { type ContractOperation, eachOf, operations } from './calls/document.ts'

/** Kinds of callers, each with the persona that represents it. */
const callers = {
  visitor: 'visitor',
  member: 'ana',
  trial: 'bruno',
  agent: 'carla',
  operator: 'operator',
} as const satisfies Record<string, Who>
type Caller = keyof typeof callers

type Refusal = { status: 401 | 403; code: string }

const unknown: Refusal = { status: 401, code: 'NOT_LOGGED_IN' }
const noTrial: Refusal = { status: 403, code: 'TRIAL_NOT_ALLOWED' }
const noAgent: Refusal = { status: 403, code: 'AGENTS_ONLY' }

/**
 * Expected refusal of a caller according to the contract's `security` and `x-access`; undefined if
 * the caller is allowed.
 */
function refusalOf(
  { security, isOpen, access }: ContractOperation,
  caller: Caller,
): Refusal | undefined {
  if (security.length === 0) return undefined
  if (security.includes('operatorCookie')) return caller === 'operator' ? undefined : unknown
  // An operator's cookie does not authenticate a player's call.
  if (caller === 'visitor' || caller === 'operator') return isOpen ? undefined : unknown
  if (caller === 'trial') return access === 'any' ? undefined : noTrial
  return caller === 'member' && access === 'agent' ? noAgent : undefined
}

/** Filter for calls that are allowed for exactly these kinds of callers. */
const isFor =
  (...expectedCallers: Caller[]) =>
  (operation: ContractOperation): boolean => {
    // `Object.keys` returns strings; these are the keys of `callers`.
    const all = Object.keys(callers) as Caller[]
    const may = all.filter((caller) => refusalOf(operation, caller) === undefined)
    return may.join() === expectedCallers.join()
  }

/**
 * A request without side effects: the contract's sample. If the call changes something, an unknown
 * parameter is added, so that the call fails with a validation error.
 */
function harmless(operation: ContractOperation, who: Who): Parts {
  const sample = { ...sampleParts(operation), who }
  if (operation.method === 'GET') return sample
  return { ...sample, query: { ...sample.query, unheardOf: '1' } }
}

/** All callers, but only a visitor and a trial member if the default run calls what all may call. */
function callersOf(operation: ContractOperation): [string, Who][] {
  const all = Object.entries(callers)
  // `Object.keys` returns strings; these are the keys of `callers`.
  const isRefused = all.some(([caller]) => refusalOf(operation, caller as Caller))
  return isFullRun || isRefused
    ? all
    : all.filter(([caller]) => caller === 'visitor' || caller === 'trial')
}

async function expectAccess(calls: Calls, operation: ContractOperation): Promise<void> {
  for (const [caller, who] of callersOf(operation)) {
    // `caller` is one of the keys of `callers`.
    const refusal = refusalOf(operation, caller as Caller)
    const reply = await calls.send(operation, harmless(operation, who), [422])
    const told = `${caller}: ${reply.status} ${JSON.stringify(reply.body)}`
    if (refusal) {
      expect(reply.status, told).toBe(refusal.status)
      expect(reply.body?.code, told).toBe(refusal.code)
    } else if (operation.method === 'GET') {
      expect([401, 403], told).not.toContain(reply.status)
    } else {
      expect(reply.status, told).toBe(422)
      const { problems } = answerValue<{ problems: { path: string }[] }>(reply)
      expect(problems, told).toContainEqual(expect.objectContaining({ path: 'unheardOf' }))
    }
  }
}

/** Access checks of every operation for every kind of caller. */
export function describeAccess(calls: () => Calls): void {
  const everybody = eachOf(isFor('visitor', 'member', 'trial', 'agent', 'operator'))
  const players = eachOf(isFor('member', 'trial', 'agent'))
  const noTrials = eachOf(isFor('member', 'agent'))
  const agents = eachOf(isFor('agent'))
  const operatorsOwn = eachOf(isFor('operator'))

  describe('access', () => {
    it.each(everybody)('%s is allowed for everybody', (_key, one) => expectAccess(calls(), one))
    it.each(players)('%s is allowed for members, trial members and agents only', (_key, one) =>
      expectAccess(calls(), one),
    )
    it.each(noTrials)(
      '[ROLE-14] %s is allowed for members and agents and not for trial members',
      (_key, one) => expectAccess(calls(), one),
    )
    it.each(agents)('[ROLE-17] %s is allowed for agents only', (_key, one) =>
      expectAccess(calls(), one),
    )
    it.each(operatorsOwn)('%s is allowed for operators only', (_key, one) =>
      expectAccess(calls(), one),
    )

    it('the access checks cover every operation of the contract', () => {
      const said = [everybody, players, noTrials, agents, operatorsOwn].flat()
      expect(said.map(([key]) => key).sort()).toEqual(operations.map(({ key }) => key).sort())
    })
  })
}
