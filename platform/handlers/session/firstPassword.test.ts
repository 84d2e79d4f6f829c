import { describe, expect, it } from 'vitest'
import { noPassword } from '../../domain/accounts/account/noPassword.ts'
import { textIn } from '../../domain/base/texts/texts.ts'
import { actAs, startAs } from '../memberForTests.ts'

const change = 'POST /wps/member/password'
const passwords = (oldPassword: string) => ({
  oldPassword,
  newPassword: 'Urca2027',
  confirmNewPassword: 'Urca2027',
})

async function startAsAna() {
  const started = await startAs('m-ana')
  const { act, store, context, outbox } = started
  return {
    ...started,
    change: (body: object) => act(change, { body, isSealed: true }),
    forgetPassword: () => store.members.update('m-ana', { passwordHash: noPassword }),
    askForCode: async () => {
      await act('POST /wps/member/security/codes', { body: { purpose: 'PASSWORD' } })
      await context.background.waitUntilIdle()
      return outbox.messages()[0]?.code ?? ''
    },
    inbox: async () => {
      await context.background.waitUntilIdle()
      const where = { memberId: 'm-ana', sentAt: context.now() }
      const rows = await store.messages.find({ where })
      return rows.map(({ title }) => textIn(title, 'en'))
    },
  }
}

describe('password change', () => {
  it('[ACT-11] a password change notifies the owner in the inbox and by e-mail', async () => {
    const { change, inbox, outbox } = await startAsAna()
    expect((await change(passwords('portico-ana-1'))).success).toBe(true)
    expect(await inbox()).toContain('Your password was changed')
    expect(outbox.mails()[0]).toMatchObject({ to: 'ana@example.com', purpose: 'passwordChanged' })
  })

  it('a rejected password change notifies nobody', async () => {
    const { change, inbox, outbox } = await startAsAna()
    expect((await change(passwords('wrong'))).code).toBe('PASSWORD_WRONG')
    expect(await inbox()).not.toContain('Your password was changed')
    expect(outbox.mails()).toEqual([])
  })
})

describe('first password', () => {
  it('a first password requires a code, because there is no old password', async () => {
    const { change, forgetPassword, askForCode, inbox } = await startAsAna()
    await forgetPassword()
    expect((await change(passwords(''))).code).toBe('VERIFICATION_CODE_MISSING')
    const verificationCode = await askForCode()
    expect((await change({ ...passwords(''), verificationCode })).success).toBe(true)
    expect(await inbox()).toContain('Your password was set')
  })

  it('a member without contacts sets a first password without a code', async () => {
    const { change, forgetPassword, store } = await startAsAna()
    await forgetPassword()
    await store.members.update('m-ana', { mobileNum: null, email: null })
    expect((await change(passwords(''))).success).toBe(true)
  })
})

describe('password age', () => {
  it('[ROLE-30] the password expiry is shown while its module is on', async () => {
    const platform = await startAs('m-ana')
    const security = async () => (await platform.act('GET /wps/member/security')).value
    const member = await platform.store.members.get('m-ana')
    const end = new Date((member?.passwordChangedAt ?? 0) + 90 * 24 * 3_600_000).toISOString()
    await platform.setFlag('PWDEXPFORCECHANGE3', true)
    expect((await security()).passwordExpiresAt).toBe(end)
    await platform.setFlag('PWDEXPFORCECHANGE3', false)
    expect((await security()).passwordExpiresAt).toBeUndefined()
    await platform.setFlag('PWDEXPFORCECHANGE3', true)
    await platform.store.members.update('m-edu', { passwordHash: noPassword })
    const actAsEdu = await actAs(platform, 'm-edu')
    const { value } = await actAsEdu('GET /wps/member/security')
    expect(value.passwordExpiresAt).toBeUndefined()
  })
})
