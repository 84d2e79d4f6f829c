import { describe, expect, expectTypeOf, it } from 'vitest'
import { type Behaviour, operationTable } from '../../platform/gen/behaviour.ts'
import { behaviour } from '../../platform/handlers/all.ts'
import { answer, type Call, fault, type Handler, reject } from '../../platform/server/handler.ts'

/**
 * The type check of the repository compiles this file: each line marked as an error must be one.
 */
describe('hand-written behaviour', () => {
  it('compiles when it answers as the contract says', () => {
    const handler: Handler<'getBalance'> = () =>
      answer({ balance: '12.50', currency: 'BRL', currencySymbol: 'R$' })
    const out: Handler<'logout'> = () => answer(undefined)
    const refusing: Handler<'login'> = () => reject('LOGIN_FAILED', { captcha: true })
    const failing: Handler<'getStatus'> = () => fault('MAINTENANCE')
    expect([handler, out, refusing, failing].every((one) => typeof one === 'function')).toBe(true)
  })

  it('does not compile when the answer is another', () => {
    const wrong = { balance: 12.5, currency: 'BRL', currencySymbol: 'R$' }
    // @ts-expect-error money is a decimal string
    const number: Handler<'getBalance'> = () => answer(wrong)
    // @ts-expect-error the currency is missing
    const missing: Handler<'getBalance'> = () => answer({ balance: '12.50', currencySymbol: 'R$' })
    // @ts-expect-error a captcha is a value, not nothing
    const nothing: Handler<'getCaptcha'> = () => answer(undefined)
    expect([number, missing, nothing]).toHaveLength(3)
  })

  it('does not compile when it rejects with a code that the operation does not have', () => {
    // @ts-expect-error logging in never finds a user name taken
    const other: Handler<'login'> = () => reject('USERNAME_TAKEN')
    // @ts-expect-error the status is never rejected by a rule
    const none: Handler<'getStatus'> = () => reject('LOGIN_FAILED')
    // @ts-expect-error no such code
    const unknown: Handler<'login'> = () => reject('NO_SUCH_CODE')
    expect([other, none, unknown]).toHaveLength(3)
  })

  it('[API-01] is there for every operation of the contract, and for nothing else', () => {
    expect(Object.keys(behaviour).toSorted()).toEqual(Object.keys(operationTable).toSorted())
    expect(Object.values(behaviour).filter((one) => typeof one !== 'function')).toEqual([])
  })

  it('does not compile when an operation is left out', () => {
    // @ts-expect-error every operation of the contract has a handler
    const empty: Behaviour = {}
    expect(empty).toEqual({})
  })

  it('gets parameters, body and caller as the contract types them', () => {
    expectTypeOf<Call<'listRuleVersions'>['query']>().toEqualTypeOf<{
      page?: number
      pageSize?: number
    }>()
    expectTypeOf<Call<'restoreRules'>['path']>().toEqualTypeOf<{ version: number }>()
    expectTypeOf<Call<'login'>['body']['password']>().toEqualTypeOf<string>()
    expectTypeOf<Call<'getBalance'>['body']>().toEqualTypeOf<undefined>()
    expectTypeOf<Call<'getBalance'>['caller']['kind']>().toEqualTypeOf<'member'>()
    expectTypeOf<Call<'publishRules'>['caller']['kind']>().toEqualTypeOf<'operator'>()
    expectTypeOf<Call<'getStatus'>['caller']['kind']>().toEqualTypeOf<'anyone'>()
  })
})
