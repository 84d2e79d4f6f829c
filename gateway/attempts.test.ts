import { expect, it } from 'vitest'
import { changeSettings } from '../platform/domain/accounts/account/memberSettings.ts'
import { checkOwnPassword } from '../platform/domain/accounts/account/ownPassword.ts'
import { checkPaymentPassword } from '../platform/domain/accounts/account/paymentPassword.ts'
import { findTicket, letIn, openTicket } from '../platform/domain/accounts/session/socialLogin.ts'
import { issueCaptcha, redeemCaptcha } from '../platform/domain/accounts/verification/captcha.ts'
import { takeFromQuota } from '../platform/domain/accounts/verification/codeQuota.ts'
import { checkOwnerProof } from '../platform/domain/accounts/verification/ownerProof.ts'
import {
  countRecoveryCodes,
  makeRecoveryCodes,
  storeRecoveryCodes,
} from '../platform/domain/accounts/verification/recoveryCodes.ts'
import { offerSecondStep } from '../platform/domain/accounts/verification/secondStep.ts'
import { sendCode, spendCode, tryCode } from '../platform/domain/accounts/verification/smsCodes.ts'
import { codeAt, encodeSecret } from '../platform/domain/accounts/verification/totp.ts'
import { seal } from '../platform/server/serverForTests.ts'
import {
  type AttackedPlatform,
  memberPassword,
  paymentPassword,
} from './testing/attackedPlatform.ts'
import { describeAttacked } from './testing/describeAttacked.ts'

const minute = 60_000
const many = 25
const toMember = { area: 'member', kind: 'PASSWORD' } as const

describeAttacked('parallel guesses', (current) => {
  /** Number of passwords that the gateways hash during `work`. */
  const hashedBy = async (work: () => Promise<unknown>) => {
    const before = current().hashes.verified
    await work()
    return current().hashes.verified - before
  }

  it('only five of many parallel guesses of a transaction password are hashed before the password locks', async () => {
    const { atOnce, member, first, time } = current()
    const hashed = await hashedBy(async () => {
      const verdicts = await atOnce(many, ({ context }) =>
        checkPaymentPassword(context, member, '111222'),
      )
      expect(verdicts.filter((verdict) => verdict === 'wrong')).toHaveLength(5)
    })
    expect(hashed).toBe(5)
    const refused = await checkPaymentPassword(first.context, member, paymentPassword)
    expect(refused).toEqual({ wait: 15 * minute })
    time.now += 15 * minute
    expect(await checkPaymentPassword(first.context, member, paymentPassword)).toBe('right')
  }, 60_000)

  it("only five of many parallel guesses of a signed-in member's password are hashed before a wait is required", async () => {
    const { atOnce, member, first, time } = current()
    const hashed = await hashedBy(() =>
      atOnce(many, ({ context }) => checkOwnPassword(context, member, 'wrong')),
    )
    expect(hashed).toBe(5)
    const refused = await checkOwnPassword(first.context, member, memberPassword)
    expect(refused).toEqual({ wait: minute })
    time.now += minute
    expect(await checkOwnPassword(first.context, member, memberPassword)).toBe('right')
  }, 60_000)

  it('the passwords of only three of many parallel log-ins are hashed before a captcha is required', async () => {
    const { atOnce, login } = current()
    const hashed = await hashedBy(async () => {
      const answers = await atOnce(many, (gateway) => login(gateway, 'wrong'))
      const codes = answers.map(({ answer }) => answer.code)
      expect(codes.filter((code) => code === 'LOGIN_FAILED')).toHaveLength(3)
    })
    expect(hashed).toBe(3)
  }, 60_000)

  it('parallel failed log-ins are counted in a single row of the log-in history', async () => {
    const { gateways, first, member } = current()
    await Promise.all(gateways.map(({ context }) => context.background.waitUntilIdle()))
    const rows = await first.context.store.logins.find({ where: { memberId: member.id } })
    expect(rows.find(({ outcome }) => outcome === 'WRONG_PROOF')?.count).toBe(3)
    expect(rows.length).toBeLessThanOrEqual(2)
  }, 60_000)

  it("only five of many parallel guesses of the operator's password from one IP address are hashed", async () => {
    const { atOnce, send } = current()
    const hashed = await hashedBy(async () => {
      const body = { username: 'operator', password: 'wrong' }
      const answers = await atOnce(many, (gateway) => send(gateway, '/ops/session', { body }))
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(many - 5)
    })
    expect(hashed).toBe(5)
  }, 60_000)

  it('an SMS code expires after five wrong guesses, even if the guesses are parallel', async () => {
    const { atOnce, first } = current()
    const target = { purpose: 'account', dialingCode: '+55', number: '11987650009' } as const
    await sendCode(first.context, target)
    const [row] = await first.context.store.smsCodes.find()
    const code = row?.code ?? ''
    const wrong = code === '000000' ? '111111' : '000000'
    const verdicts = await atOnce(many, ({ context }) => tryCode(context, target, wrong))
    expect(verdicts.filter((verdict) => verdict === 'wrong')).toHaveLength(5)
    expect(await tryCode(first.context, target, code)).toBe('expired')
  }, 60_000)

  it('code requests from many IP addresses exhaust the quota of 20 for a phone number, but the owner of the number has a separate quota', async () => {
    const { atOnce, member } = current()
    const target = { purpose: 'account', dialingCode: '+55', number: '11987650011' } as const
    const toStrangers = await atOnce(many, ({ context }, index) =>
      takeFromQuota(context, target, { ip: `198.51.100.${index}` }),
    )
    expect(toStrangers.filter(Boolean)).toHaveLength(20)
    const toOwner = await atOnce(many, ({ context }) =>
      takeFromQuota(context, target, { memberId: member.id }),
    )
    expect(toOwner.filter(Boolean)).toHaveLength(20)
  }, 60_000)

  it('parallel requests redeem an SMS code, a captcha and a social-login ticket only once each', async () => {
    const { atOnce, first } = current()
    const { store } = first.context
    const target = { purpose: 'account', dialingCode: '+55', number: '11987650010' } as const
    await sendCode(first.context, target)
    const code = (await store.smsCodes.get('account:+5511987650010'))?.code ?? ''
    const spent = await atOnce(8, ({ context }) => spendCode(context.store, target, code))
    expect(spent.filter(Boolean)).toHaveLength(1)

    const captchaId = 'a-page-chose-this-id'
    await issueCaptcha(first.context, captchaId)
    const captcha = (await store.captchas.get(captchaId))?.solution ?? ''
    const redeemed = await atOnce(8, ({ context }) =>
      redeemCaptcha(context.store, { captchaId, captcha }, context.now()),
    )
    expect(redeemed.filter((verdict) => verdict === 'right')).toHaveLength(1)

    const ticket = await openTicket(first.context, { provider: 'GOOGLE' })
    const found = await findTicket(first.context, ticket)
    if (!found) throw new Error('There is no ticket')
    const person = { email: 'bia@example.com', ip: '203.0.113.9', userAgent: '' }
    const entries = await atOnce(8, ({ context }) => letIn(context, found, person))
    expect(entries.filter((entry) => entry !== undefined)).toHaveLength(1)
  }, 60_000)

  it('one authenticator code completes only one of several parallel log-ins', async () => {
    const { atOnce, first, member, send, time } = current()
    const secret = encodeSecret(first.context.randomBytes(20))
    await changeSettings(first.context, member.id, { authenticatorSecret: secret })
    const answer = await codeAt(secret, time.now)
    const offers = await atOnce(8, ({ context }) => offerSecondStep(context, member, toMember))
    const path = '/wps/session/login/second-step'
    const take = async (gateway: AttackedPlatform['first'], index: number) => {
      const fields = { ticket: Object(offers[index]).ticket, method: 'TOTP', answer }
      const body = await seal(gateway.context, `POST ${path}`, fields)
      return (await send(gateway, path, { body, ip: `198.51.100.${index}` })).answer
    }
    const answers = await atOnce(8, take)
    expect(answers.filter(({ value }) => value?.token)).toHaveLength(1)
  }, 60_000)

  it("parallel requests redeem a recovery code only once, whether at log-in or to confirm the account's owner", async () => {
    const { atOnce, first, member, send, time } = current()
    // Ends the wait that the late guesses of another test may have caused.
    time.now += 24 * 60 * minute
    const { codes, rows } = await makeRecoveryCodes(first.context, member.id)
    await storeRecoveryCodes(first.context.store, member.id, { codes, rows })
    const [atLogin, shared] = codes
    const offers = await atOnce(6, ({ context }) => offerSecondStep(context, member, toMember))
    const path = '/wps/session/login/second-step'
    const take = async (gateway: AttackedPlatform['first'], index: number, answer?: string) => {
      const { ticket } = Object(offers[index])
      const fields = { ticket, method: 'RECOVERY_CODE', answer }
      const body = await seal(gateway.context, `POST ${path}`, fields)
      const given = await send(gateway, path, { body, ip: `198.51.100.${index}` })
      return given.answer.value?.token !== undefined
    }
    const entries = await atOnce(4, (gateway, index) => take(gateway, index, atLogin))
    expect(entries.filter(Boolean)).toHaveLength(1)
    expect(await countRecoveryCodes(first.context.store, member.id)).toBe(9)
    const proof = { method: 'RECOVERY_CODE', answer: shared ?? '' } as const
    const uses = await Promise.all([
      atOnce(2, (gateway, index) => take(gateway, 4 + index, shared)),
      atOnce(4, async ({ context }) => (await checkOwnerProof(context, member, proof)) === 'right'),
    ])
    expect(uses.flat().filter(Boolean)).toHaveLength(1)
    expect(await countRecoveryCodes(first.context.store, member.id)).toBe(8)
  }, 60_000)

  it("only five of many parallel guesses of a signed-in member's authenticator code are checked before a wait is required", async () => {
    const { atOnce, first, member, time } = current()
    time.now += 24 * 60 * minute
    const wrong = { method: 'TOTP', answer: '000000' } as const
    const verdicts = await atOnce(many, ({ context }) => checkOwnerProof(context, member, wrong))
    expect(verdicts.filter((verdict) => verdict === 'wrong')).toHaveLength(5)
    expect(await checkOwnerProof(first.context, member, wrong)).toEqual({ wait: minute })
  }, 60_000)

  it('only five second-step guesses for one member are checked, even from many IP addresses and with many tickets', async () => {
    const { atOnce, first, member, send, time } = current()
    time.now += 24 * 60 * minute
    const offers = await atOnce(many, () => offerSecondStep(first.context, member, toMember))
    const path = '/wps/session/login/second-step'
    const guess = async (gateway: AttackedPlatform['first'], index: number) => {
      const fields = {
        ticket: Object(offers[index]).ticket,
        method: 'TOTP',
        answer: '000000',
      }
      const body = await seal(gateway.context, `POST ${path}`, fields)
      return (await send(gateway, path, { body, ip: `198.51.100.${index}` })).status
    }
    const statuses = await atOnce(many, guess)
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(many - 5)
  }, 60_000)
})
