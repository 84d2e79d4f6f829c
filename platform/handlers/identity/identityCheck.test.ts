import { describe, expect, it } from 'vitest'
import { cpfForTests } from '../../../src/lib/cpfForTests.ts'
import { verifyForTests } from '../../domain/accounts/identity/verifyForTests.ts'
import { marketOf } from '../../domain/base/platform/markets.ts'
import { changePlatform } from '../../domain/base/platform/platformSettings.ts'
import type { DomainEvent } from '../../domain/base/storage/events.ts'
import { actAs } from '../memberForTests.ts'
import { freeCpf, type IdentityStatus, marina, startIdentity } from './identityForTests.ts'

const hour = 3_600_000
const day = 24 * hour

describe('identity check', () => {
  it('an identity check goes from level 0 to level 3, and the member is notified of each decision', async () => {
    const { store, outbox, failures, ...dora } = await startIdentity()
    const heard: DomainEvent[] = []
    store.listen((one) => {
      if (one.kind === 'event' && one.event.type === 'identityChanged') heard.push(one.event)
    })
    expect(await dora.status()).toMatchObject({
      level: 0,
      withdrawn: '0.00',
      withdrawalLeft: '0.00',
      demands: [
        { action: 'DEPOSIT', level: 1, reason: 'ALWAYS' },
        { action: 'PLAY', level: 1, reason: 'ALWAYS' },
        { action: 'WITHDRAWAL', level: 1, reason: 'ALWAYS' },
      ],
      person: { fullName: 'Dora Campos Vieira', locked: ['fullName'] },
    })
    const { birthday } = marina
    expect((await dora.person({ number: freeCpf, birthday })).value).toMatchObject({ level: 0 })
    expect(await dora.stepOf('PERSON')).toMatchObject({ state: 'UNDER_REVIEW', attemptsLeft: 4 })
    await dora.review()
    const level1 = { level: 1, withdrawalLeft: '10000.00', demands: [] }
    expect(await dora.status()).toMatchObject(level1)
    await dora.document()
    // The selfie is sent while the document is under review.
    await dora.selfie()
    await dora.review()
    const { level, steps } = await dora.status()
    expect(level).toBe(3)
    expect(steps.map(({ state }) => state)).toEqual(['ACCEPTED', 'ACCEPTED', 'ACCEPTED'])
    expect(await dora.status()).not.toHaveProperty('withdrawalLeft')
    const memberId = 'm-dora'
    const told = { type: 'identityChanged', memberId, state: 'ACCEPTED' }
    expect(heard).toEqual([
      { ...told, step: 'PERSON', level: 1 },
      { ...told, step: 'DOCUMENT', level: 2 },
      { ...told, step: 'SELFIE', level: 3 },
    ])
    expect(await store.messages.count({ memberId })).toBeGreaterThanOrEqual(3)
    const mails = outbox.mails().filter(({ purpose }) => purpose === 'identity')
    expect(mails.map(({ to }) => to)).toEqual(Array(3).fill('dora@example.com'))
    const [deed] = await store.audit.find({ where: { action: 'IDENTITY_DECIDED' } })
    expect(deed).toMatchObject({ operator: 'portico', note: 'm-dora · PERSON · ACCEPTED' })
    const person = { idNumber: freeCpf, birthday, payeeName: 'Dora Campos Vieira' }
    const shown = await dora.act('GET /wps/member/profile')
    expect(shown.value).toMatchObject({
      fields: { ...person, fullname: 'Dora Campos Vieira' },
      locked: ['fullname', 'payeeName', 'birthday', 'idNumber'],
    })
    const vip = await dora.act('GET /wps/vip')
    expect(vip.value).toMatchObject({
      bonuses: expect.arrayContaining([expect.objectContaining({ kind: 'BIRTHDAY' })]),
    })
    expect(failures).toEqual([])
  })

  it('an identity check rejects a CPF that differs from the CPF of the payer, and ignores a name that differs from the profile', async () => {
    const { status, person, store } = await startIdentity()
    await store.members.update('m-dora', {
      profile: { payeeName: 'Dora Campos Vieira', birthday: '02-28-1990' },
    })
    const number = freeCpf
    const document = { document: 'CPF', number, documentId: `CPF:${number}`, createdAt: 0 }
    await store.payers.insert({ id: 'm-dora', ...document })
    const known = {
      number: '***.982.001-**',
      fullName: 'Dora Campos Vieira',
      birthday: '1990-02-28',
    }
    expect((await status()).person).toMatchObject(known)
    expect((await status()).person.locked.toSorted()).toEqual(['birthday', 'fullName', 'number'])
    expect((await person({ number: cpfForTests('529982002') })).code).toBe('NOT_POSSIBLE_NOW')
    expect((await person({ fullName: 'Somebody Else' })).success).toBe(true)
    expect((await store.identitySteps.get('m-dora/PERSON'))?.submission).toMatchObject({
      number,
      fullName: 'Dora Campos Vieira',
      birthday: '1990-02-28',
    })
  })

  it.each([
    ['wrong check digits in the CPF', { number: '111.111.111-11', ...marina }, 'CPF_INVALID'],
    ['no CPF', marina, 'CPF_INVALID'],
    [
      'an age below the minimum',
      { number: freeCpf, ...marina, birthday: '2010-01-01' },
      'UNDER_AGE',
    ],
    ['no birthday', { number: freeCpf, fullName: marina.fullName }, 'FIELDS_INVALID'],
    ['a birthday in the future', { number: freeCpf, birthday: '2030-01-01' }, 'FIELDS_INVALID'],
  ])('an identity check rejects a person with %s', async (_name, body, code) => {
    const { person, store } = await startIdentity()
    expect((await person(body)).code).toBe(code)
    expect(await store.payers.get('m-dora')).toBeUndefined()
    expect(await store.identitySteps.get('m-dora/PERSON')).toBeUndefined()
  })

  it('[CONST-10] the minimum age in an identity check is computed by the calendar day of the market', async () => {
    const { platform, time } = await startIdentity()
    time.now = Date.parse('2026-11-22T02:59:59Z')
    const act = await actAs(platform, 'm-dora')
    const body = { number: freeCpf, ...marina, birthday: '2008-11-22' }
    const send = () => act('POST /wps/identity/person', { isSealed: true, body })
    expect((await send()).code).toBe('UNDER_AGE')
    time.now = Date.parse('2026-11-22T03:00:00Z')
    expect((await send()).success).toBe(true)
  })

  it('an identity check reports invalid fields', async () => {
    const { person, store } = await startIdentity()
    await store.members.update('m-dora', { profile: {} })
    const refused = await person({ number: freeCpf, fullName: 'Dora' })
    expect(refused.value).toEqual({
      fields: [
        { field: 'fullName', reason: 'pattern' },
        { field: 'birthday', reason: 'required' },
      ],
    })
  })

  it('only one of several concurrent submissions of a step is accepted', async () => {
    const { person, store } = await startIdentity()
    const answers = await Promise.all([1, 2, 3].map(() => person()))
    const codes = answers.map(({ code = 'OK' }) => code).toSorted()
    expect(codes).toEqual(['NOT_POSSIBLE_NOW', 'NOT_POSSIBLE_NOW', 'OK'])
    expect(await store.identitySteps.count()).toBeGreaterThan(0)
  })

  it.each([
    ['901', 'NUMBER_UNKNOWN'],
    ['902', 'NAME_DIFFERS'],
    ['903', 'BIRTHDAY_DIFFERS'],
    ['904', 'UNDER_AGE'],
    ['905', 'DECEASED'],
    ['906', 'EXCLUDED'],
    ['907', 'SOCIAL_BENEFIT'],
  ])(
    'a person whose CPF has the digits %s is rejected with %s, and can submit another',
    async (digits, reason) => {
      const { person, review, stepOf, status, store } = await startIdentity()
      await person({ number: cpfForTests(`529982${digits}`), ...marina })
      await review()
      expect(await stepOf('PERSON')).toMatchObject({ state: 'REJECTED', reason, attemptsLeft: 4 })
      // The member can correct all submitted values, because any of them may be wrong.
      expect((await status()).person.locked).toEqual([])
      expect(await store.payers.get('m-dora')).toBeUndefined()
      await person()
      await review()
      expect(await status()).toMatchObject({ level: 1 })
      expect((await store.members.get('m-dora'))?.profile.payeeName).toBe(marina.fullName)
    },
  )

  it('a rejected identity check removes the declared CPF unless a deposit was paid with it', async () => {
    const { person, review, status, store } = await startIdentity()
    const number = cpfForTests('529982902')
    const claim = { id: 'm-dora', document: 'CPF', number, documentId: null, createdAt: 0 }
    await store.payers.insert(claim)
    await person(marina)
    await review()
    expect(await store.payers.get('m-dora')).toBeUndefined()
    await store.payers.insert(claim)
    const [deposit] = await store.deposits.find({ where: { memberId: 'm-ana' }, limit: 1 })
    if (!deposit) throw new Error('Ana has paid nothing in')
    const used = { id: 'd-1', memberId: 'm-dora', payer: number, creditedBefore: null }
    await store.deposits.insert({ ...deposit, ...used })
    await person(marina)
    await review()
    expect(await store.payers.get('m-dora')).toBeDefined()
    expect((await status()).person.locked).toEqual(['number'])
  })

  it('an identity check allows five attempts a day', async () => {
    const { person, review, stepOf, passTime, context, platform } = await startIdentity()
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await person({ number: cpfForTests('529982905'), ...marina })).success).toBe(true)
      await review()
    }
    const step = await stepOf('PERSON')
    expect(step).toMatchObject({ attemptsLeft: 0 })
    expect(Date.parse(step?.retryAt ?? '')).toBeGreaterThan(context.now())
    expect((await person()).code).toBe('NOT_POSSIBLE_NOW')
    await passTime(day)
    // The previous session has expired.
    const act = await actAs(platform, 'm-dora')
    const { steps } = (await act('GET /wps/identity')).value as IdentityStatus
    expect(steps[0]).toMatchObject({ attemptsLeft: 5 })
  })
})

describe('no identity provider', () => {
  it('an identity check without a provider is closed and accepts no step', async () => {
    const { context, status, person, document } = await startIdentity()
    const { identity: _, ...others } = context.providers
    context.providers = others
    expect(await status()).toMatchObject({ closed: true, demands: [{ level: 1 }, {}, {}] })
    expect((await person()).code).toBe('MODULE_OFF')
    expect((await document()).code).toBe('MODULE_OFF')
  })

  it('a submitted step stays pending until a provider is available', async () => {
    const { context, person, passTime, status } = await startIdentity()
    const { identity, ...others } = context.providers
    await person()
    context.providers = others
    await passTime(2 * hour)
    expect(await status()).toMatchObject({ level: 0 })
    if (identity) context.providers = { ...others, identity }
    await passTime(2 * hour)
    expect(await status()).toMatchObject({ level: 1 })
  })
})

describe('identity check at withdrawal', () => {
  const paymentPassword = '482915'

  async function edu(level: 0 | 1) {
    const started = await startIdentity('m-edu')
    if (level === 1) await verifyForTests(started.store, 'm-edu')
    const withdraw = (amount: string) =>
      started.act('POST /wps/withdrawals', {
        isSealed: true,
        body: { accountId: 'k-past-edu', amount, paymentPassword },
      })
    return { ...started, withdraw }
  }

  it('the first withdrawal requires a verified CPF', async () => {
    const { withdraw, balance } = await edu(0)
    const refused = await withdraw('20.00')
    expect(refused).toMatchObject({ code: 'IDENTITY_REQUIRED', value: { identityLevel: 1 } })
    expect(await balance()).toBe('42.75')
  })

  it('a withdrawal is rejected as IDENTITY_UNAVAILABLE without a provider of identity checks', async () => {
    const { withdraw, context } = await edu(0)
    const { identity: _, ...others } = context.providers
    context.providers = others
    expect((await withdraw('20.00')).code).toBe('IDENTITY_UNAVAILABLE')
  })

  it("a withdrawal requires a document and a selfie if the member's total withdrawals exceed the market's threshold", async () => {
    const { withdraw, status, store } = await edu(1)
    expect((await withdraw('20.00')).success).toBe(true)
    const [past] = await store.withdrawals.find({ where: { memberId: 'm-edu' }, limit: 1 })
    await store.withdrawals.update(past?.id ?? '', { amount: 998_000 })
    expect(await status()).toMatchObject({
      withdrawn: '10000.00',
      demands: [{ action: 'WITHDRAWAL', level: 3, reason: 'TOTAL' }],
    })
    expect(await withdraw('20.00')).toMatchObject({ value: { identityLevel: 3 } })
  })

  it('a withdrawal requires the level that an operator sets', async () => {
    const { withdraw, context } = await edu(1)
    const market = marketOf('BR')
    await changePlatform(context, {
      market: { ...market, identityRules: [{ action: 'WITHDRAWAL', level: 2 }] },
    })
    expect(await withdraw('20.00')).toMatchObject({
      code: 'IDENTITY_REQUIRED',
      value: { identityLevel: 2 },
    })
    await changePlatform(context, { market: { ...market, identityRules: [] } })
    expect((await withdraw('20.00')).success).toBe(true)
  })
})
