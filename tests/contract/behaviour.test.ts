import { describe, expect, expectTypeOf, it } from 'vitest'
import { type Behaviour, operationTable } from '../../platform/gen/behaviour.ts'
import { behaviour } from '../../platform/handlers/all.ts'
import { answer, type Call, fault, type Handler, reject } from '../../platform/server/handler.ts'

/**
 * The type check also covers this file: each line marked with `@ts-expect-error` must be an error.
 */
describe('types of handlers', () => {
  it("a handler that returns the contract's responses compiles", () => {
    const handler: Handler<'getBalance'> = () =>
      answer({ balance: '12.50', currency: 'BRL', currencySymbol: 'R$' })
    const out: Handler<'logout'> = () => answer(undefined)
    const refusing: Handler<'login'> = () => reject('LOGIN_FAILED', { captcha: true })
    const failing: Handler<'getStatus'> = () => fault('MAINTENANCE')
    expect([handler, out, refusing, failing].every((one) => typeof one === 'function')).toBe(true)
  })

  it('a handler that returns a response outside the contract does not compile', () => {
    const wrong = { balance: 12.5, currency: 'BRL', currencySymbol: 'R$' }
    // @ts-expect-error money is a decimal string
    const number: Handler<'getBalance'> = () => answer(wrong)
    // @ts-expect-error the currency is missing
    const missing: Handler<'getBalance'> = () => answer({ balance: '12.50', currencySymbol: 'R$' })
    // @ts-expect-error the response must contain a captcha
    const nothing: Handler<'getCaptcha'> = () => answer(undefined)
    expect([number, missing, nothing]).toHaveLength(3)
  })

  it('a handler that rejects with an undocumented code does not compile', () => {
    // @ts-expect-error login never rejects with USERNAME_TAKEN
    const other: Handler<'login'> = () => reject('USERNAME_TAKEN')
    // @ts-expect-error getStatus has no rejections
    const none: Handler<'getStatus'> = () => reject('LOGIN_FAILED')
    // @ts-expect-error no such code
    const unknown: Handler<'login'> = () => reject('NO_SUCH_CODE')
    expect([other, none, unknown]).toHaveLength(3)
  })

  it('[API-01] the behaviour has a handler for every operation of the contract and no other handlers', () => {
    expect(Object.keys(behaviour).toSorted()).toEqual(Object.keys(operationTable).toSorted())
    expect(Object.values(behaviour).filter((one) => typeof one !== 'function')).toEqual([])
  })

  it('a behaviour without a handler for every operation does not compile', () => {
    // @ts-expect-error every operation of the contract has a handler
    const empty: Behaviour = {}
    expect(empty).toEqual({})
  })

  it("a handler gets path, query, body and caller with the contract's types", () => {
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
