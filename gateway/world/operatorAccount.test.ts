import { describe, expect, it } from 'vitest'
import { worldForTests } from '../../platform/server/serverForTests.ts'
import { ensureOperator, setOperatorPassword } from './operatorAccount.ts'

describe('the operator’s account', () => {
  it('tells in the audit that its password was changed, and not that it was made', async () => {
    const { world, store } = worldForTests()
    await ensureOperator(world, 'correct-horse-battery')
    expect(await store.audit.count()).toBe(0)
    await ensureOperator(world, 'correct-horse-battery')
    await ensureOperator(world, 'another-horse-battery')
    await setOperatorPassword(world, 'a-third-horse-battery')
    expect((await store.audit.find()).map(({ action }) => action)).toEqual([
      'PASSWORD_CHANGED',
      'PASSWORD_CHANGED',
    ])
  })

  it('is made once by two first starts at the same moment, and only one tells a password', async () => {
    const { world } = worldForTests()
    const told = await Promise.all([
      ensureOperator(world, undefined),
      ensureOperator(world, undefined),
    ])
    const [password = ''] = told.filter((made) => made !== undefined)
    expect(told).toContain(undefined)
    const { passwordHash = '' } = (await world.store.operators.get('operator')) ?? {}
    expect(await world.passwords.verify(password, passwordHash)).toBe(true)
  })
})
