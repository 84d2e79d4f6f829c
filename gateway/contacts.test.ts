import { expect, it } from 'vitest'
import { openSession } from '../platform/domain/accounts/session/sessions.ts'
import { seal } from '../platform/server/serverForTests.ts'
import { type AttackedPlatform, memberPassword } from './testing/attackedPlatform.ts'
import { describeAttacked } from './testing/describeAttacked.ts'

type Gateway = AttackedPlatform['first']
type SealedCall =
  | 'PUT /wps/member/security/email'
  | 'PUT /wps/member/security/phone'
  | 'PUT /wps/member/security/paymentPassword'

describeAttacked('parallel changes of contact data', (current) => {
  async function startAs(memberId: string) {
    const { first, send } = current()
    const headers = { Authorization: `Bearer ${await openSession(first.context, memberId)}` }
    const codeOf = async (purpose: string) => {
      const rows = await first.context.store.smsCodes.find()
      return rows.find(({ id }) => id.startsWith(`${purpose}/${memberId}:`))?.code ?? ''
    }
    return {
      ask: async (purpose: string, body: object) => {
        const path = '/wps/member/security/codes'
        const { answer } = await send(first, path, { headers, body })
        if (!answer.success) throw new Error(`No code was sent: ${answer.code}`)
        return codeOf(purpose)
      },
      change: async (gateway: Gateway, call: SealedCall, body: object) => {
        const sealed = await seal(gateway.context, call, body)
        const sent = { headers, body: sealed, method: 'PUT' } as const
        return send(gateway, call.slice('PUT '.length), sent)
      },
    }
  }

  it('only one of several parallel requests with the same verification codes binds the email address', async () => {
    const { ask, change } = await startAs('m-ana')
    const email = 'ana.nova@example.com'
    const verificationCode = await ask('email', { purpose: 'EMAIL', email })
    const ownerCode = await ask('owner', { purpose: 'OWNER', channel: 'SMS' })
    const body = { email, verificationCode, ownerCode, ownerChannel: 'SMS' }
    const answers = await current().atOnce(8, (gateway) =>
      change(gateway, 'PUT /wps/member/security/email', body),
    )
    const codes = answers.map(({ answer }) => answer.code ?? 'bound')
    expect(codes.filter((code) => code === 'bound')).toHaveLength(1)
    expect(new Set(codes)).toEqual(new Set(['bound', 'VERIFICATION_CODE_WRONG']))
    const inbox = await current().first.context.store.messages.find({
      where: { memberId: 'm-ana' },
    })
    expect(inbox).toHaveLength(1)
  }, 60_000)

  it('if two parallel requests bind distinct email addresses with the same owner code, one request is rejected, and the verification code in the rejected request stays valid', async () => {
    // The next code for the owner can only be requested after a wait.
    current().time.now += 60_000
    const { ask, change } = await startAs('m-ana')
    const ownerCode = await ask('owner', { purpose: 'OWNER', channel: 'SMS' })
    const proof = { ownerCode, ownerChannel: 'SMS' }
    const bodies: object[] = []
    for (const email of ['a@example.com', 'b@example.com']) {
      await ask('email', { purpose: 'EMAIL', email })
      const row = await current().first.context.store.smsCodes.get(`email/m-ana:${email}`)
      bodies.push({ email, verificationCode: row?.code })
    }
    const call = 'PUT /wps/member/security/email'
    const answers = await current().atOnce(2, (gateway, index) =>
      change(gateway, call, { ...bodies[index], ...proof }),
    )
    expect(answers.filter(({ answer }) => answer.success)).toHaveLength(1)
    const loser = answers.findIndex(({ answer }) => !answer.success)
    const again = { ...bodies[loser], password: memberPassword }
    expect((await change(current().first, call, again)).answer.success).toBe(true)
  }, 60_000)

  it('only five of many parallel password guesses at a change of email address are hashed', async () => {
    const { ask, change } = await startAs('m-ana')
    const email = 'ana.outra@example.com'
    const verificationCode = await ask('email', { purpose: 'EMAIL', email })
    const before = current().hashes.verified
    const answers = await current().atOnce(25, (gateway) =>
      change(gateway, 'PUT /wps/member/security/email', {
        email,
        verificationCode,
        password: 'a guess',
      }),
    )
    expect(current().hashes.verified - before).toBe(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
    current().time.now += 60_000
  }, 60_000)

  it('parallel requests with one SMS code set only one transaction password', async () => {
    const { ask, change } = await startAs('m-ana')
    const verificationCode = await ask('paymentPassword', { purpose: 'PAYMENT_PASSWORD' })
    const answers = await current().atOnce(6, (gateway, index) => {
      const paymentPassword = `73518${index}`
      const body = {
        paymentPassword,
        confirmPaymentPassword: paymentPassword,
        verificationCode,
      }
      return change(gateway, 'PUT /wps/member/security/paymentPassword', body)
    })
    expect(answers.filter(({ answer }) => answer.success)).toHaveLength(1)
  }, 60_000)

  it('only one of two accounts gets a phone number that both bind in parallel', async () => {
    const { store } = current().first.context
    await store.members.insert({
      ...current().member,
      id: 'm-bia',
      username: 'bia',
      usernameKey: 'bia',
      mobileNum: null,
      countryDialingCode: null,
    })
    const phone = { mobileNum: '11987650077', countryDialingCode: '+55' }
    const people = [await startAs('m-ana'), await startAs('m-bia')]
    const codes: string[] = []
    for (const { ask } of people) codes.push(await ask('phone', { purpose: 'PHONE', ...phone }))
    const answers = await current().atOnce(2, async (gateway, index) => {
      const body = { ...phone, verificationCode: codes[index], password: memberPassword }
      return people[index]?.change(gateway, 'PUT /wps/member/security/phone', body)
    })
    const outcomes = answers.map((response) => response?.answer.code ?? 'bound')
    expect(outcomes.toSorted()).toEqual(['MOBILE_TAKEN', 'bound'])
  }, 60_000)
})
