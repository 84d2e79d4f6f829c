import { describe, expect, it } from 'vitest'
import { contextForTests } from '../../platform/server/serverForTests.ts'
import { ensureOperator, setOperatorPassword } from './operatorAccount.ts'

describe('operator account', () => {
  it("the audit log records each change of the operator's password, but not the creation of the account", async () => {
    const { context, store } = contextForTests()
    await ensureOperator(context, 'correct-horse-battery')
    expect(await store.audit.count()).toBe(0)
    await ensureOperator(context, 'correct-horse-battery')
    await ensureOperator(context, 'another-horse-battery')
    await setOperatorPassword(context, 'a-third-horse-battery')
    expect((await store.audit.find()).map(({ action }) => action)).toEqual([
      'PASSWORD_CHANGED',
      'PASSWORD_CHANGED',
    ])
  })

  it('two parallel first starts create the operator once, and only one of them returns a password', async () => {
    const { context } = contextForTests()
    const passwords = await Promise.all([
      ensureOperator(context, undefined),
      ensureOperator(context, undefined),
    ])
    const [password = ''] = passwords.filter((generated) => generated !== undefined)
    expect(passwords).toContain(undefined)
    const { passwordHash = '' } = (await context.store.operators.get('operator')) ?? {}
    expect(await context.passwords.verify(password, passwordHash)).toBe(true)
  })
})
