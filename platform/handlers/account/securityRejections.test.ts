import { describe, expect, it } from 'vitest'
import { startAs } from '../memberForTests.ts'

const codes = 'POST /wps/member/security/codes'

/** Starts a platform as Dora, a member, with helpers that request codes and remove her contacts. */
async function startAsDora() {
  const started = await startAs('m-dora')
  const { act, store } = started
  return {
    ...started,
    ask: async (body: object) => (await act(codes, { body })).code,
    forgetContacts: () => store.members.update('m-dora', { mobileNum: null, email: null }),
  }
}

describe('code for account settings', () => {
  it.each([
    ['PHONE_MISSING', { purpose: 'PHONE' }],
    ['PHONE_INVALID', { purpose: 'PHONE', mobileNum: '119', countryDialingCode: '+55' }],
    ['FIELDS_INVALID', { purpose: 'EMAIL', email: 'no mailbox' }],
  ])('a security code request is rejected with %s', async (code, body) => {
    const { ask } = await startAsDora()
    expect(await ask(body)).toBe(code)
  })

  it('a security code cannot be sent to an account without phone and e-mail', async () => {
    const { ask, forgetContacts } = await startAsDora()
    await forgetContacts()
    expect(await ask({ purpose: 'PASSWORD' })).toBe('NOT_POSSIBLE_NOW')
  })

  it('security codes are limited by a quota', async () => {
    const { ask, time } = await startAsDora()
    const answers: unknown[] = []
    for (let count = 0; count < 30; count += 1) {
      answers.push(await ask({ purpose: 'PASSWORD' }))
      time.now += 5 * 60_000
    }
    expect(answers[0]).toBeUndefined()
    expect(answers.at(-1)).toBe('CODE_QUOTA_USED_UP')
  })
})

describe('check of new IP addresses', () => {
  it('the check of new IP addresses cannot be turned on without a second-step method', async () => {
    const { act, forgetContacts } = await startAsDora()
    await forgetContacts()
    const check = async (enabled: boolean) =>
      (await act('PUT /wps/member/security/addressCheck', { body: { enabled } })).code
    expect(await check(true)).toBe('NOT_POSSIBLE_NOW')
    expect(await check(false)).toBeUndefined()
  })
})
