import { describe, expect, it } from 'vitest'
import { answerValue, type Calls, type Parts, sampleParts, type Who } from './calls/calls.ts'
import { type ContractOperation, eachOf, operations } from './calls/document.ts'

/** Everybody who may ask, each as one of the personas, and what the sentences below call them. */
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
 * How a caller is refused, by the contract's `security` and `x-access` alone; undefined for who
 * may.
 */
function refusalOf(
  { security, isOpen, access }: ContractOperation,
  caller: Caller,
): Refusal | undefined {
  if (security.length === 0) return undefined
  if (security.includes('operatorCookie')) return caller === 'operator' ? undefined : unknown
  // What an operator shows says nothing to a player's call.
  if (caller === 'visitor' || caller === 'operator') return isOpen ? undefined : unknown
  if (caller === 'trial') return access === 'any' ? undefined : noTrial
  return caller === 'member' && access === 'agent' ? noAgent : undefined
}

/** Whether a call is for just these. */
const isFor =
  (...wanted: Caller[]) =>
  (operation: ContractOperation): boolean => {
    // The keys of the table above.
    const all = Object.keys(callers) as Caller[]
    const may = all.filter((caller) => refusalOf(operation, caller) === undefined)
    return may.join() === wanted.join()
  }

/**
 * The contract's sample; of what changes something with a parameter too many, which whoever may
 * make the call is told of, and which leaves the domain as it is.
 */
function harmless(operation: ContractOperation, who: Who): Parts {
  const sample = { ...sampleParts(operation), who }
  if (operation.method === 'GET') return sample
  return { ...sample, query: { ...sample.query, unheardOf: '1' } }
}

async function expectAccess(calls: Calls, operation: ContractOperation): Promise<void> {
  for (const [caller, who] of Object.entries(callers)) {
    // One of the table's own keys.
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

/** The whole table: every operation by every kind of caller. */
export function describeAccess(calls: () => Calls): void {
  const everybody = eachOf(isFor('visitor', 'member', 'trial', 'agent', 'operator'))
  const players = eachOf(isFor('member', 'trial', 'agent'))
  const noTrials = eachOf(isFor('member', 'agent'))
  const agents = eachOf(isFor('agent'))
  const operatorsOwn = eachOf(isFor('operator'))

  describe('who may make a call', () => {
    it.each(everybody)('%s: everybody', (_key, one) => expectAccess(calls(), one))
    it.each(players)('%s: members, trial members and agents', (_key, one) =>
      expectAccess(calls(), one),
    )
    it.each(noTrials)('[ROLE-14] %s: members and agents, no trial members', (_key, one) =>
      expectAccess(calls(), one),
    )
    it.each(agents)('[ROLE-17] %s: agents alone', (_key, one) => expectAccess(calls(), one))
    it.each(operatorsOwn)('%s: operators alone', (_key, one) => expectAccess(calls(), one))

    it('is said of every operation of the contract', () => {
      const said = [everybody, players, noTrials, agents, operatorsOwn].flat()
      expect(said.map(([key]) => key).sort()).toEqual(operations.map(({ key }) => key).sort())
    })
  })
}
