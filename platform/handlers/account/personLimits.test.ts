import { describe, expect, it } from 'vitest'
import { cpfForTests } from '../../../src/lib/cpfForTests.ts'
import { linkPerson } from '../../domain/accounts/identity/linkPerson.ts'
import { personIdOf } from '../../domain/accounts/identity/personId.ts'
import { marketOf } from '../../domain/base/platform/markets.ts'
import { changePlatform } from '../../domain/base/platform/platformSettings.ts'
import { freeCpf } from '../identity/identityForTests.ts'
import { askLate, startPeople } from './peopleForTests.ts'

const minute = 60_000
const day = 24 * 60 * minute
const anotherCpf = cpfForTests('529982002')

describe('[SAFE-02] limits of a person', () => {
  it('a deposit limit of a closed account rejects a larger deposit on the same person’s new account', async () => {
    const { open } = await startPeople()
    const first = await open('marina92')
    await first.verify()
    await first.limit('DEPOSIT_MONTH', { amount: '30.00' })
    expect(await first.order('50.00')).toBe('PLAYER_LIMIT_REACHED')
    expect(await first.close()).toBe(true)
    const second = await open('marina93')
    expect(await second.limitNow('DEPOSIT_MONTH')).not.toHaveProperty('amount')
    await second.verify()
    expect(await second.limitNow('DEPOSIT_MONTH')).toMatchObject({ amount: '30.00', used: '0.00' })
    expect(await second.order('5000.00')).toBe('PLAYER_LIMIT_REACHED')
    expect(await second.order('30.00')).toBe('OK')
  })

  it('a person’s deposit limit includes the deposits of their closed account', async () => {
    const { open, passTime } = await startPeople()
    const first = await open('marina92')
    await first.verify()
    await first.limit('DEPOSIT_DAY', { amount: '30.00' })
    expect(await first.order('15.00')).toBe('OK')
    await passTime(minute)
    expect(await first.close('15.00')).toBe(true)
    const second = await open('marina93')
    await second.verify()
    expect(await second.limitNow('DEPOSIT_DAY')).toMatchObject({ used: '15.00' })
    expect(await second.order('15.01')).toBe('PLAYER_LIMIT_REACHED')
    expect(await second.order('15.00')).toBe('OK')
  })

  it('a person’s time limit includes the time played on their closed account', async () => {
    const { open, store, context } = await startPeople()
    const first = await open('marina92')
    await first.verify()
    await first.limit('TIME_DAY', { minutes: 30 })
    const row = { memberId: first.id, day: context.now(), milliseconds: 31 * minute }
    await store.playDays.insert({ id: 'played', ...row })
    expect(await first.close()).toBe(true)
    const second = await open('marina93')
    await second.verify()
    expect(await second.limitNow('TIME_DAY')).toMatchObject({ minutes: 30, usedMinutes: 31 })
    const body = { nodeId: '100184', language: 'pt', backUrl: '/' }
    const { code } = await second.act('POST /wps/game/startGame', { body })
    expect(code).toBe('PLAYER_LIMIT_REACHED')
  })

  it('a pending raise of a limit takes effect on the same date on the person’s new account', async () => {
    const { open, context } = await startPeople()
    const first = await open('marina92')
    await first.verify()
    await first.limit('BET_DAY', { amount: '100.00' })
    await first.limit('BET_DAY', { amount: '900.00' })
    const from = new Date(context.now() + day).toISOString()
    await first.close()
    const second = await open('marina93')
    await second.verify()
    expect(await second.limitNow('BET_DAY')).toMatchObject({
      amount: '100.00',
      pending: { amount: '900.00', from },
    })
  })

  it('the stricter of two limits applies once the identity check links a new account to the person', async () => {
    const { open } = await startPeople()
    const first = await open('marina92')
    await first.verify()
    await first.limit('LOSS_WEEK', { amount: '100.00' })
    await first.limit('BET_WEEK', { amount: '300.00' })
    await first.close()
    const second = await open('marina93')
    await second.limit('LOSS_WEEK', { amount: '40.00' })
    await second.limit('BET_WEEK', { amount: '900.00' })
    await second.verify()
    expect(await second.limitNow('LOSS_WEEK')).toMatchObject({ amount: '40.00' })
    expect(await second.limitNow('BET_WEEK')).toMatchObject({ amount: '300.00' })
  })

  it('a person’s limit does not apply to another person', async () => {
    const { open } = await startPeople()
    const first = await open('marina92')
    await first.verify()
    await first.limit('DEPOSIT_MONTH', { amount: '30.00' })
    await first.close()
    const other = await open('rafael91')
    await other.verify(anotherCpf)
    expect(await other.limitNow('DEPOSIT_MONTH')).not.toHaveProperty('amount')
    expect(await other.order('5000.00')).toBe('OK')
  })

  it('a closed account’s limits are deleted after the market’s retention time', async () => {
    const { open, store, context, passTime } = await startPeople()
    const market = { ...marketOf('BR'), limitsKeptYears: 6 }
    await changePlatform(context, { market })
    const first = await open('marina92')
    expect((await first.act('GET /wps/member/closing')).value).toMatchObject({ limitsKeptYears: 6 })
    await first.verify()
    await first.limit('DEPOSIT_MONTH', { amount: '30.00' })
    const personId = await store.transaction((tables) => personIdOf(context, tables, freeCpf))
    await first.close()
    await passTime((6 * 365 - 1) * day)
    expect(await store.playerLimits.count({ memberId: personId })).toBe(1)
    await passTime(4 * day)
    expect(await store.playerLimits.count({ memberId: personId })).toBe(0)
    expect(await store.personAccounts.count({ personId })).toBe(0)
  })
})

describe('[SAFE-02] exclusion of a person', () => {
  it('a person’s self-exclusion applies to another account once it is verified as theirs, and ends its sessions', async () => {
    const platform = await startPeople()
    await askLate(platform)
    const { open, passTime } = platform
    const first = await open('marina92')
    // A payment links this account to the person without an identity check. Therefore another
    // account can still verify the same CPF.
    await first.declare()
    expect(await first.order('30.00')).toBe('OK')
    await passTime(minute)
    await first.exclude()
    const second = await open('marina93')
    expect(await second.logIn()).toBe('OK')
    await second.verify()
    expect((await second.act('GET /wps/member/info')).status).toBe(401)
    expect(await second.logIn()).toBe('SELF_EXCLUDED')
  })

  it('a self-exclusion applies to all accounts that are verified as the same person’s', async () => {
    const { open, openSecond } = await startPeople()
    const first = await open('marina92')
    await first.verify()
    const second = await openSecond('marina93')
    await second.exclude()
    expect((await first.act('GET /wps/member/info')).status).toBe(401)
    expect(await first.logIn()).toBe('SELF_EXCLUDED')
  })

  it('a member who only declares an excluded person’s CPF can log in, but not deposit or play', async () => {
    const platform = await startPeople()
    await askLate(platform)
    const { openSecond, open, store } = platform
    const owner = await openSecond('marina92')
    await owner.exclude()
    const other = await open('rafael91')
    await other.declare()
    expect(await other.order('50.00')).toBe('SELF_EXCLUDED')
    const body = { nodeId: '100184', language: 'pt', backUrl: '/' }
    expect((await other.act('POST /wps/game/startGame', { body })).code).toBe('SELF_EXCLUDED')
    expect(await other.logIn()).toBe('OK')
    expect(await other.close()).toBe(true)
    expect(await store.personAccounts.count({ closedAt: null })).toBe(1)
  })
})

describe('[SAFE-02] two open accounts of one person', () => {
  it('two open accounts of a person share their limits, and concurrent deposits cannot exceed them', async () => {
    const { open, openSecond, store, passTime } = await startPeople()
    const first = await open('marina92')
    await first.verify()
    const second = await openSecond('marina93')
    await first.limit('DEPOSIT_DAY', { amount: '100.00' })
    expect(await second.limitNow('DEPOSIT_DAY')).toMatchObject({ amount: '100.00' })
    const orders = [first, second, first, second].map((account) => account.order('40.00'))
    expect((await Promise.all(orders)).toSorted()).toEqual([
      'OK',
      'OK',
      'PLAYER_LIMIT_REACHED',
      'PLAYER_LIMIT_REACHED',
    ])
    await passTime(minute)
    expect(await second.limitNow('DEPOSIT_DAY')).toMatchObject({ used: '80.00' })
    expect(await second.order('20.01')).toBe('PLAYER_LIMIT_REACHED')
    expect(await store.deposits.count({ memberId: first.id, status: 'PAID' })).toBeGreaterThan(0)
  })

  it('a raise of a limit on one of a person’s two accounts is pending on both accounts, and either account can cancel it', async () => {
    const { open, openSecond } = await startPeople()
    const first = await open('marina92')
    await first.verify()
    await first.limit('LOSS_DAY', { amount: '50.00' })
    const second = await openSecond('marina93')
    await second.limit('LOSS_DAY', { amount: '70.00' })
    const raised = { amount: '50.00', pending: { amount: '70.00' } }
    expect(await first.limitNow('LOSS_DAY')).toMatchObject(raised)
    const path = '/wps/member/limits/LOSS_DAY'
    await first.act('DELETE /wps/member/limits/{limitId}', { path })
    expect(await second.limitNow('LOSS_DAY')).not.toHaveProperty('pending')
  })
})

describe('[SAFE-02] declared CPF', () => {
  it('the limits of a closed account apply to a new account that declares the same CPF', async () => {
    const platform = await startPeople()
    await askLate(platform)
    const first = await platform.open('marina92')
    await first.declare()
    await first.limit('DEPOSIT_MONTH', { amount: '30.00' })
    expect(await first.order('50.00')).toBe('PLAYER_LIMIT_REACHED')
    expect(await first.close()).toBe(true)
    const second = await platform.open('marina93')
    await second.declare()
    expect(await second.order('5000.00')).toBe('PLAYER_LIMIT_REACHED')
    const other = await platform.open('rafael91')
    await other.declare(anotherCpf)
    expect(await other.order('5000.00')).toBe('OK')
  })

  it('an account that only declares a CPF is subject to the limits of the CPF’s owner, but the limits of the account do not apply to the owner', async () => {
    const platform = await startPeople()
    await askLate(platform)
    const stranger = await platform.open('rafael91')
    await stranger.declare()
    await stranger.limit('DEPOSIT_WEEK', { amount: '60.00' })
    const owner = await platform.openSecond('marina92')
    expect(await owner.limitNow('DEPOSIT_WEEK')).not.toHaveProperty('amount')
    await owner.limit('DEPOSIT_DAY', { amount: '100.00' })
    expect(await owner.order('80.00')).toBe('OK')
    expect(await stranger.limitNow('DEPOSIT_DAY')).not.toHaveProperty('amount')
    expect(await stranger.order('20.01')).toBe('PLAYER_LIMIT_REACHED')
    expect(await stranger.order('20.00')).toBe('OK')
    expect(await owner.order('20.00')).toBe('OK')
    await stranger.exclude()
    expect(await owner.logIn()).toBe('OK')
  })

  it('a deposit paid from the person’s bank account links the paying account and its limits to the person', async () => {
    const platform = await startPeople()
    await askLate(platform)
    const { open, openSecond, passTime } = platform
    const first = await open('marina92')
    await first.declare()
    await first.limit('DEPOSIT_DAY', { amount: '100.00' })
    expect(await first.order('60.00')).toBe('OK')
    const second = await openSecond('marina93')
    expect(await second.limitNow('DEPOSIT_DAY')).not.toHaveProperty('amount')
    await passTime(minute)
    const shared = { amount: '100.00', used: '60.00' }
    expect(await second.limitNow('DEPOSIT_DAY')).toMatchObject(shared)
    expect(await second.order('40.01')).toBe('PLAYER_LIMIT_REACHED')
  })

  it('an account without a stored link to a person is linked by its CPF', async () => {
    const platform = await startPeople()
    const { open, openSecond, store } = platform
    const first = await open('marina92')
    await first.verify()
    await first.limit('DEPOSIT_DAY', { amount: '30.00' })
    const [row] = await store.playerLimits.find({ where: { kind: 'DEPOSIT', period: 'DAY' } })
    await store.playerLimits.remove({ id: row?.id ?? '' })
    const earlier = { id: `${first.id}/DEPOSIT/DAY`, memberId: first.id }
    if (row) await store.playerLimits.insert({ ...row, ...earlier })
    await store.personAccounts.remove({ id: first.id })
    const second = await openSecond('marina93')
    expect(await second.limitNow('DEPOSIT_DAY')).toMatchObject({ amount: '30.00' })
    expect(await second.order('50.00')).toBe('PLAYER_LIMIT_REACHED')
  })

  it('a declared CPF is removed when the identity check rejects it', async () => {
    const { open, store } = await startPeople()
    const account = await open('marina92')
    await account.verify(cpfForTests('529982902'))
    expect(await store.personAccounts.count()).toBe(0)
  })

  it('an account keeps its limits when the identity check links it to another person', async () => {
    const platform = await startPeople()
    await askLate(platform)
    const { open, passTime, store, context } = platform
    const account = await open('marina92')
    await account.declare()
    await account.limit('DEPOSIT_DAY', { amount: '60.00' })
    expect(await account.order('60.00')).toBe('OK')
    await passTime(minute)
    const found = { memberId: account.id, number: anotherCpf, evidence: 'IDENTITY' } as const
    await store.transaction((tables) => linkPerson(context, tables, found))
    const kept = { amount: '60.00', used: '60.00' }
    expect(await account.limitNow('DEPOSIT_DAY')).toMatchObject(kept)
    expect(await account.order('20.00')).toBe('PLAYER_LIMIT_REACHED')
  })
})
