import { describe, expect, it, vi } from 'vitest'
import { emulatedBank } from '../../../mocks/bank/emulatedBank.ts'
import { noPassword } from '../../domain/accounts/account/noPassword.ts'
import { auditLedger } from '../../domain/money/ledger/auditLedger.ts'
import { post, toMovement } from '../../domain/money/ledger/post.ts'
import { erasures } from '../../domain/people/privacy/closing/erasure.ts'
import { depositsAs } from '../deposits/depositsForTests.ts'
import { actAs } from '../memberForTests.ts'
import { startPlatform, userForTests } from '../platformForTests.ts'

const password = 'Gavea2026'
const hour = 3_600_000

/** Starts a platform as a newly registered member, with helpers to close the account. */
async function startMember() {
  const platform = await startPlatform()
  const { register, store, context, login } = platform
  await register(userForTests({ username: 'marina92' }))
  const [member] = await store.members.find({ where: { usernameKey: 'marina92' } })
  const id = member?.id ?? ''
  await store.members.update(id, {
    email: 'marina@example.com',
    countryDialingCode: '+55',
    mobileNum: '11987651234',
  })
  const act = await actAs(platform, id)
  const pay = (amount: number) =>
    store.transaction((tables, announce) => {
      const from = { kind: 'house', name: 'bonuses' } as const
      const to = { kind: 'main', memberId: id } as const
      return post(context, tables, announce, toMovement('BONUS', 'gift', { from, to, amount }))
    })
  const close = (more: object = {}, call = act) =>
    call('POST /wps/member/closing', {
      body: { account: 'Marina92', password, ...more },
      isSealed: true,
    })
  const standing = async () => (await act('GET /wps/member/closing')).value
  const logIn = async () => (await login('marina92', password)).body.code
  return { ...platform, id, act, pay, close, standing, logIn }
}

describe('[MEM-24] closing an account', () => {
  it("closing an account requires the password and the account's name", async () => {
    const { close, standing } = await startMember()
    expect(await standing()).toEqual({
      account: 'marina92',
      obstacles: [],
      losses: { points: 0, rewards: 0, owed: '0.00' },
      keptYears: 5,
      limitsKeptYears: 5,
    })
    expect((await close({ account: 'marina' })).code).toBe('FIELDS_INVALID')
    expect((await close({ password: 'wrong' })).code).toBe('PASSWORD_WRONG')
    expect(await close()).toMatchObject({ success: true })
  })

  it('closing an account without a password requires a valid code sent to its contact, and spends it', async () => {
    const { close, act, store, id, outbox, passTime } = await startMember()
    await store.members.update(id, { passwordHash: noPassword })
    const prove = async (ownerCode: string) =>
      (await close({ password: undefined, ownerChannel: 'SMS', ownerCode })).code
    const send = async () => {
      await act('POST /wps/member/security/codes', { body: { purpose: 'OWNER', channel: 'SMS' } })
      return outbox.messages()[0]?.code ?? ''
    }
    expect((await close({ password: undefined })).code).toBe('FIELDS_INVALID')
    expect(await prove('')).toBe('VERIFICATION_CODE_MISSING')
    const late = await send()
    expect(await prove(late === '000000' ? '111111' : '000000')).toBe('VERIFICATION_CODE_WRONG')
    await passTime(6 * 60_000)
    expect(await prove(late)).toBe('VERIFICATION_CODE_EXPIRED')
    expect(await prove(await send())).toBeUndefined()
    expect(await store.closedAccounts.count({ id })).toBe(1)
    expect(await store.smsCodes.count()).toBe(0)
  })

  it('closing a self-excluded account is rejected and keeps its contacts', async () => {
    const { close, store, id, context } = await startMember()
    // Simulates a self-exclusion on another device at the same time.
    await store.exclusions.insert({ id, kind: 'SELF_EXCLUSION', since: context.now(), until: null })
    expect((await close()).code).toBe('CLOSING_NOT_POSSIBLE')
    expect(await store.members.get(id)).toMatchObject({ email: 'marina@example.com' })
    expect(await store.closedAccounts.count()).toBe(0)
  })

  it('closing an account keeps accepted identity documents for five years, as the law requires, and erases all others', async () => {
    const { close, store, id, passTime } = await startMember()
    const file = {
      mediaType: 'image/png',
      memberId: id,
      width: 1,
      height: 1,
      size: 1,
      createdAt: 0,
      expiresAt: null,
    } as const
    const times = { attempts: 1, firstAt: 0, submittedAt: 0, decidedAt: 0, expiresAt: null }
    const step = (name: 'DOCUMENT' | 'SELFIE', state: 'ACCEPTED' | 'UNDER_REVIEW') => ({
      ...times,
      id: `${id}/${name}`,
      memberId: id,
      step: name,
      state,
      reason: null,
      submission: { kind: 'SELFIE' as const, fileIds: [`file-${name}`] },
    })
    for (const row of [step('DOCUMENT', 'ACCEPTED'), step('SELFIE', 'UNDER_REVIEW')]) {
      await store.identitySteps.insert(row)
      await store.files.insert({
        ...file,
        id: `file-${row.step}`,
        usedFor: `identity/${row.id}/0`,
      })
    }
    await close()
    const kept = async () => [
      ...(await store.identitySteps.find({ where: { memberId: id } })).map((row) => row.step),
      ...(await store.files.find({ where: { memberId: id } })).map((row) => row.id),
    ]
    expect(await kept()).toEqual(['DOCUMENT', 'file-DOCUMENT'])
    await passTime(5 * 366 * 24 * hour)
    expect(await kept()).toEqual([])
  })

  it('a closed account has no sessions, and the login reports the closing only with the right password', async () => {
    const { close, logIn, login, act, outbox, context, store, id } = await startMember()
    await login('marina92', password)
    await close()
    await context.background.waitUntilIdle()
    expect((await act('GET /wps/member/info')).code).toBe('SESSION_EXPIRED')
    expect(await store.sessions.count({ memberId: id })).toBe(0)
    expect(await logIn()).toBe('ACCOUNT_CLOSED')
    expect((await login('marina92', 'another-1')).body.code).toBe('LOGIN_FAILED')
    expect(outbox.mails()[0]).toMatchObject({ to: 'marina@example.com', purpose: 'accountClosed' })
    const [deed] = await store.audit.find({ where: { action: 'ACCOUNT_CLOSED' } })
    expect(deed?.note).toBe(id)
  })

  it('a closed account frees its contacts, but not its username', async () => {
    const { close, register, store, id } = await startMember()
    await close()
    expect(await store.members.get(id)).toMatchObject({
      username: 'marina92',
      nickname: 'marina92',
      email: null,
      mobileNum: null,
      profile: {},
    })
    const again = await register(userForTests({ username: 'marina92' }))
    expect(again.body.code).toBe('USERNAME_TAKEN')
    const other = await register(userForTests({ username: 'marina93' }))
    const [member] = await store.members.find({ where: { usernameKey: 'marina93' } })
    expect(other.body.success).toBe(true)
    await store.members.update(member?.id ?? '', {
      countryDialingCode: '+55',
      mobileNum: '11987651234',
    })
  })

  it('closing an account erases all data except those that the law requires, which are erased after five years', async () => {
    const { close, store, id, pay, passTime } = await startMember()
    await store.members.update(id, { profile: { fullname: 'Marina Prado', telegram: '@marina' } })
    const document = { document: 'CPF', number: '98765432100', documentId: 'CPF:98765432100' }
    await store.payers.insert({ id, ...document, createdAt: 0 })
    await store.favourites.insert({
      id: 'f-1',
      memberId: id,
      nodeId: '1',
      vendor: 'PG',
      gameType: 'RNG',
      createdAt: 0,
    })
    await pay(1_00)
    await close({ givesUp: '1.00' })
    for (const [name, erasure] of Object.entries(erasures)) {
      if (!('erasedBy' in erasure)) continue
      const rows = await store[name as 'favourites'].count({ [String(erasure.erasedBy[0])]: id })
      expect(rows, name).toBe(0)
    }
    expect(await store.payers.get(id)).toBeUndefined()
    expect((await store.closedAccounts.get(id))?.kept).toEqual({
      profile: { fullname: 'Marina Prado' },
      payer: { document: 'CPF', number: '98765432100' },
      payoutAccounts: [],
    })
    expect(await store.ledgerEntries.count({ memberId: id })).toBe(2)
    await passTime(5 * 366 * 24 * hour)
    expect((await store.closedAccounts.get(id))?.kept).toBeNull()
    expect(await auditLedger(store)).toEqual([])
  })

  it('data that concurrent calls write after the closing is erased later', async () => {
    const { close, store, id, passTime } = await startMember()
    await close()
    const choice = { kind: 'MONEY', channel: 'EMAIL', isOn: true, changedAt: 0 } as const
    await store.noticeChoices.insert({ id: 'late', memberId: id, ...choice })
    await store.members.update(id, { profile: { telegram: '@late' } })
    await passTime(2 * hour)
    expect(await store.noticeChoices.count()).toBe(0)
    expect((await store.members.get(id))?.profile).toEqual({})
  })
})

describe('money that prevents closing', () => {
  it('a withdrawable balance prevents closing, and a smaller balance is given up only if the request states its exact amount', async () => {
    const { close, standing, pay } = await startMember()
    await pay(20_00)
    expect(await standing()).toMatchObject({ obstacles: [{ reason: 'BALANCE', amount: '20.00' }] })
    expect((await close({ givesUp: '20.00' })).code).toBe('CLOSING_NOT_POSSIBLE')
    const poorer = await startMember()
    await poorer.pay(19_99)
    expect(await poorer.standing()).toMatchObject({ obstacles: [], rest: '19.99' })
    expect((await poorer.close()).code).toBe('CLOSING_NOT_POSSIBLE')
    expect((await poorer.close({ givesUp: '19.00' })).code).toBe('CLOSING_NOT_POSSIBLE')
    expect((await poorer.close({ givesUp: '19.99' })).success).toBe(true)
    expect((await poorer.store.wallets.get(poorer.id))?.balance).toBe(0)
    expect(await auditLedger(poorer.store)).toEqual([])
  })
})

describe('payment for an earlier order', () => {
  it('a payment to a closed account is returned to its payer once', async () => {
    const { order, passTime, store, context, time } = await depositsAs('m-ana')
    const returned = vi.spyOn(context.providers.bank ?? emulatedBank, 'returnPayment')
    const { depositId } = (await order('100.16')).value
    await passTime(15 * 60_000)
    const closedAt = time.now
    await store.closedAccounts.insert({ id: 'm-ana', closedAt, keptUntil: closedAt, kept: null })
    await passTime(hour)
    const deposit = await store.deposits.get(String(depositId))
    expect(deposit).toMatchObject({
      status: 'FAILED',
      failureReason: 'ACCOUNT_CLOSED',
      returnedAmount: 100_16,
    })
    const whose = expect.objectContaining({ id: depositId })
    expect(returned).toHaveBeenCalledExactlyOnceWith(whose, 100_16)
    expect(await store.ledgerEntries.count({ reference: String(depositId) })).toBe(0)
  })
})
