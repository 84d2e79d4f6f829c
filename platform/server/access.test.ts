import { describe, expect, it } from 'vitest'
import { withModule } from '../domain/base/platform/platform.ts'
import { changePlatform, readPlatform } from '../domain/base/platform/platformSettings.ts'
import { checkAccess } from './access.ts'
import type { Caller } from './callers.ts'
import { contextForTests, memberRow } from './serverForTests.ts'

const as = (type: number): Caller => ({
  kind: 'member',
  member: { ...memberRow(), type },
  sessionId: 's',
})
const visitor: Caller = { kind: 'anyone' }
const [member, agent, trial] = [as(0), as(41), as(4)]

function refusals() {
  const { context } = contextForTests()
  const refusal = async (access: 'any' | 'full' | 'agent', flag: string | null, caller: Caller) => {
    // The cast is safe: `checkAccess` works with any flag, although the type of its parameter
    // allows only the flags in the contract.
    const marks = { access, flag } as Parameters<typeof checkAccess>[1]
    try {
      await checkAccess(context, marks, caller)
      return undefined
    } catch (error) {
      return error instanceof Error ? error.message : error
    }
  }
  return { context, refusal }
}

describe('access check', () => {
  it('an operation without an access rule accepts every caller', async () => {
    const { refusal } = refusals()
    for (const caller of [visitor, member, agent, trial]) {
      expect(await refusal('any', null, caller)).toBeUndefined()
    }
  })

  it('[ROLE-14] an operation for full accounts rejects a trial member', async () => {
    const { refusal } = refusals()
    expect(await refusal('full', null, trial)).toBe('TRIAL_NOT_ALLOWED')
    expect(await refusal('full', null, member)).toBeUndefined()
    expect(await refusal('full', null, agent)).toBeUndefined()
  })

  it('[ROLE-16] an operation for agents accepts only the account types that the platform configures', async () => {
    const { context, refusal } = refusals()
    expect(await refusal('agent', null, member)).toBe('AGENTS_ONLY')
    expect(await refusal('agent', null, trial)).toBe('TRIAL_NOT_ALLOWED')
    expect(await refusal('agent', null, agent)).toBeUndefined()
    await changePlatform(context, { accountTypes: { agents: [7], trials: [4] } })
    expect(await refusal('agent', null, agent)).toBe('AGENTS_ONLY')
    expect(await refusal('agent', null, as(7))).toBeUndefined()
  })

  it('an operation is rejected while its module is off', async () => {
    const { context, refusal } = refusals()
    expect(await refusal('any', 'PTSYS3', member)).toBeUndefined()
    const { whitelabel } = await readPlatform(context.store)
    await changePlatform(context, { whitelabel: withModule(whitelabel, 'PTSYS3', false) })
    expect(await refusal('any', 'PTSYS3', member)).toBe('MODULE_OFF')
    expect(await refusal('any', null, member)).toBeUndefined()
  })
})
