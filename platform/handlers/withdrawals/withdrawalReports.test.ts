import { describe, expect, it } from 'vitest'
import { marketOf } from '../../domain/base/platform/markets.ts'
import { changePlatform } from '../../domain/base/platform/platformSettings.ts'
import { auditLedger } from '../../domain/money/ledger/auditLedger.ts'
import { unconfirmedId, withdrawalsAsAna } from './withdrawalsForTests.ts'

const second = 1000
const minute = 60 * second

describe('confirmation of a payment', () => {
  it('[WAL-06] a member confirms that a payment was received', async () => {
    const { confirm, look } = await withdrawalsAsAna()
    const { value } = await confirm(unconfirmedId, { outcome: 'RECEIVED' })
    expect(value).toMatchObject({
      status: 'RECEIVED',
      confirmation: { by: 'MEMBER', receivedAmount: '250.00', remainingAmount: '0.00' },
    })
    expect(await look(unconfirmedId)).toEqual(value)
    expect((await confirm(unconfirmedId, { outcome: 'RECEIVED' })).code).toBe('NOT_POSSIBLE_NOW')
  })

  it('[WAL-03][WAL-07] a partially received payment is disputed for the missing amount, which the bank pays again', async () => {
    const { confirm, look, proof, passTime, balance } = await withdrawalsAsAna()
    const said = { outcome: 'PARTIAL', receivedAmount: '200.00', proofFileId: await proof() }
    const key = crypto.randomUUID()
    const { value } = await confirm(unconfirmedId, said, key)
    expect(value).toMatchObject({
      status: 'DISPUTED',
      confirmation: {
        outcome: 'PARTIAL',
        receivedAmount: '200.00',
        remainingAmount: '50.00',
        proofFileId: said.proofFileId,
      },
    })
    expect((await confirm(unconfirmedId, said, key)).value).toEqual(value)
    expect((await confirm(unconfirmedId, { ...said, proofFileId: undefined })).status).toBe(422)
    await passTime(minute)
    expect(await look(unconfirmedId)).toMatchObject({
      status: 'RECEIVED',
      resolution: { kind: 'PAID_AGAIN', amount: '50.00' },
    })
    expect(await balance()).toBe('1284.50')
  })

  it('[WAL-08] a payment can be reported as not received only with a proof that the member uploaded', async () => {
    const { confirm, proof } = await withdrawalsAsAna()
    const unknown = { outcome: 'NOT_RECEIVED', proofFileId: 'f-0' }
    expect((await confirm(unconfirmedId, unknown)).code).toBe('PROOF_UNKNOWN')
    const foreign = { outcome: 'NOT_RECEIVED', proofFileId: await proof('m-edu') }
    expect((await confirm(unconfirmedId, foreign)).code).toBe('PROOF_UNKNOWN')
    expect((await confirm(unconfirmedId, { outcome: 'NOT_RECEIVED' })).status).toBe(422)
    const { value } = await confirm(unconfirmedId, { ...unknown, proofFileId: await proof() })
    expect(value).toMatchObject({
      status: 'DISPUTED',
      confirmation: { receivedAmount: '0.00', remainingAmount: '250.00' },
    })
  })

  it('[WAL-07] a report of a partial payment can be corrected with the same proof until the bank examines it', async () => {
    const { confirm, look, proof, passTime, balance, store } = await withdrawalsAsAna()
    const proofFileId = await proof()
    const report = (receivedAmount: string) => ({ outcome: 'PARTIAL', receivedAmount, proofFileId })
    expect((await confirm(unconfirmedId, report('20.00'))).value.correctable).toBe(true)
    await passTime(44 * second)
    const { value } = await confirm(unconfirmedId, report('200.00'))
    expect(value).toMatchObject({
      status: 'DISPUTED',
      correctable: true,
      confirmation: { receivedAmount: '200.00', remainingAmount: '50.00', proofFileId },
    })
    await passTime(45 * second)
    expect(await look(unconfirmedId)).not.toHaveProperty('correctable')
    expect((await confirm(unconfirmedId, report('210.00'))).code).toBe('NOT_POSSIBLE_NOW')
    await passTime(15 * second)
    expect(await look(unconfirmedId)).toMatchObject({
      status: 'RECEIVED',
      resolution: { kind: 'PAID_AGAIN', amount: '50.00' },
    })
    expect(await balance()).toBe('1284.50')
    expect(await auditLedger(store)).toEqual([])
  })

  it('a report of a missing payment can be corrected to "received", which ends the dispute', async () => {
    const { confirm, look, proof, passTime } = await withdrawalsAsAna()
    const missing = { outcome: 'NOT_RECEIVED', proofFileId: await proof() }
    await confirm(unconfirmedId, missing)
    const { value } = await confirm(unconfirmedId, { outcome: 'RECEIVED' })
    expect(value).toMatchObject({ status: 'RECEIVED', confirmation: { outcome: 'RECEIVED' } })
    expect(value).not.toHaveProperty('correctable')
    await passTime(2 * minute)
    expect(await look(unconfirmedId)).toEqual(value)
  })

  it.each(['0.00', '250.00', '250.01'])(
    'a partial confirmation of %s is rejected',
    async (receivedAmount) => {
      const { confirm, proof } = await withdrawalsAsAna()
      const said = { outcome: 'PARTIAL', receivedAmount, proofFileId: await proof() }
      expect((await confirm(unconfirmedId, said)).code).toBe('AMOUNT_OUT_OF_RANGE')
    },
  )

  it('[WAL-10][CONST-08] a payment counts as received after the configured minutes, and not before', async () => {
    const { look, confirm, passTime, act, context, ask, store } = await withdrawalsAsAna()
    expect((await act('GET /wps/withdrawals/terms')).value.autoReceiveMinutes).toBe(1_440)
    await changePlatform(context, { market: { ...marketOf('BR'), autoReceiveMinutes: 5 } })
    const { withdrawalId } = (await ask('60.00')).value
    await passTime(25 * second)
    await passTime(5 * minute - second)
    expect(await look(withdrawalId)).toMatchObject({ status: 'DISBURSED' })
    await passTime(second)
    expect(await look(withdrawalId)).toMatchObject({
      status: 'RECEIVED',
      confirmation: { by: 'TIME', remainingAmount: '0.00' },
    })
    expect((await confirm(withdrawalId, { outcome: 'RECEIVED' })).code).toBe('NOT_POSSIBLE_NOW')
    // A withdrawal keeps the number of minutes that was configured when it was paid.
    expect(await look(unconfirmedId)).toMatchObject({ status: 'DISBURSED' })
    await passTime(24 * 60 * minute)
    const past = await store.withdrawals.get(unconfirmedId)
    expect(past).toMatchObject({ status: 'RECEIVED' })
  })
})
