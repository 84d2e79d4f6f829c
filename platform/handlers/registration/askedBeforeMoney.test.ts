import { describe, expect, it } from 'vitest'
import { depositsAs } from '../deposits/depositsForTests.ts'
import { type RuleDraft, withRule } from '../platformForTests.ts'
import { withdrawalsAsAna } from '../withdrawals/withdrawalsForTests.ts'

type Act = Awaited<ReturnType<typeof withdrawalsAsAna>>['act']
type Moment = 'firstDeposit' | 'firstWithdrawal'

const taxAt = (askAt: Moment, more: Partial<RuleDraft> = {}) =>
  withRule('tax', { required: true, askAt, ...more })

const answerTax = (act: Act, at: Moment, rulesVersion: number) =>
  act('PUT /wps/member/askedFields', {
    isSealed: true,
    body: { at, rulesVersion, custom: { tax: '12345' } },
  })
const refusal = {
  success: false,
  code: 'FIELDS_ASKED',
  value: { fields: [{ field: 'tax', reason: 'required' }] },
}

describe('money before the required answers', () => {
  it('[FORM-05] a deposit is rejected until the fields of the first deposit are answered', async () => {
    const { order, act, publish, store } = await depositsAs('m-ana')
    const before = await store.deposits.count()
    const version = await publish(taxAt('firstDeposit'))
    const key = crypto.randomUUID()
    expect(await order('50.00', {}, key)).toMatchObject(refusal)
    expect(await store.deposits.count()).toBe(before)
    expect(await answerTax(act, 'firstDeposit', version)).toMatchObject({ success: true })
    expect(await order('50.00', {}, key)).toMatchObject({ value: { status: 'PENDING' } })
  })

  it('[FORM-05] a withdrawal is rejected until the fields of the first withdrawal are answered', async () => {
    const { ask, act, balance, publish } = await withdrawalsAsAna()
    const version = await publish(taxAt('firstWithdrawal'))
    const before = await balance()
    const key = crypto.randomUUID()
    expect(await ask('200.00', {}, key)).toMatchObject(refusal)
    expect(await balance()).toBe(before)
    expect(await answerTax(act, 'firstDeposit', version)).toMatchObject({ success: true })
    expect(await ask('200.00', {}, key)).toMatchObject(refusal)
    expect(await answerTax(act, 'firstWithdrawal', version)).toMatchObject({ success: true })
    expect(await ask('200.00', {}, key)).toMatchObject({ value: { status: 'PENDING' } })
  })

  it('a repeated request for a rejected deposit is checked against the current rules', async () => {
    const { order, publish } = await depositsAs('m-ana')
    await publish(taxAt('firstDeposit'))
    const key = crypto.randomUUID()
    expect((await order('50.00', {}, key)).code).toBe('FIELDS_ASKED')
    await publish(taxAt('firstDeposit', { enabled: false }))
    expect(await order('50.00', {}, key)).toMatchObject({ success: true })
  })

  it('a repeated withdrawal request returns the accepted withdrawal, even if the rules ask for more now', async () => {
    const { ask, publish, store } = await withdrawalsAsAna()
    const key = crypto.randomUUID()
    const first = await ask('200.00', {}, key)
    const count = await store.withdrawals.count()
    await publish(taxAt('firstWithdrawal'))
    expect((await ask('200.00', {}, key)).value).toEqual(first.value)
    expect(await store.withdrawals.count()).toBe(count)
    expect(await ask('200.00')).toMatchObject(refusal)
  })

  it('a deposit is not blocked by optional fields, or by required fields that are hidden while an optional field is empty', async () => {
    const { order, publish } = await depositsAs('m-ana')
    const plain = taxAt('firstDeposit', { required: false })
    const last = plain.at(-1)
    if (!last) throw new Error('The rules are empty')
    const showWhen = [{ source: 'field' as const, field: 'tax', operator: 'answered' as const }]
    await publish([...plain, { ...last, name: 'reason', required: true, showWhen }])
    expect(await order('50.00')).toMatchObject({ success: true })
  })

  it('the required fields of another registration method do not block a deposit', async () => {
    const { order, publish } = await depositsAs('m-ana')
    await publish(taxAt('firstDeposit', { methods: ['mobile'] }))
    expect(await order('50.00')).toMatchObject({ success: true })
  })
})
