import { describe, expect, it } from 'vitest'
import { changeSettings } from '../../platform/domain/accounts/account/memberSettings.ts'
import { exclude } from '../../platform/domain/accounts/limits/exclusion.ts'
import { codeAt } from '../../platform/domain/accounts/verification/totp.ts'
import { startPlatform } from '../../platform/handlers/platformForTests.ts'
import { createProviderServer } from './providerServer.ts'

async function social() {
  const platform = await startPlatform()
  const provider = createProviderServer(() => platform.context)
  const begin = async (more: object = {}) => {
    const sent = { body: { provider: 'GOOGLE', ...more } }
    const { status, answer } = await platform.send('POST /wps/session/login/social', sent)
    return { status, code: answer.code, address: String(answer.value?.redirectUrl ?? '') }
  }
  const visit = async (address: string, language = 'pt-BR') => {
    const headers = { 'Accept-Language': language }
    const request = new Request(`http://portico.test${address}`, { headers })
    const response = await provider(request, '203.0.113.9')
    const html = (await response?.text()) ?? ''
    const [, target = ''] = /content="0;url=([^"]*)"/.exec(html) ?? []
    return { status: response?.status, html, target: target.replaceAll('&amp;', '&'), response }
  }
  const comeIn = async (email: string) => {
    const { address } = await begin()
    const { target } = await visit(`${address}?email=${encodeURIComponent(email)}&decision=yes`)
    return new URL(target, 'http://portico.test').searchParams
  }
  const infoOf = async (token: string | null) =>
    (await platform.send('GET /wps/member/info', { headers: platform.asMember(token) })).answer
      .value
  return { ...platform, begin, visit, comeIn, infoOf }
}

describe('[LOGIN-07][LOGIN-42] social login', () => {
  it('a social login leads to the provider and back to the previous page with a session', async () => {
    const { begin, visit, infoOf } = await social()
    const { address } = await begin({ next: '/promotions?type=VIP#p-1' })
    const asking = await visit(address, 'en')
    expect(asking.html).toContain('Continue with Google')
    expect(asking.response?.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    const { target } = await visit(`${address}?email=lia%40example.com&decision=yes`)
    expect(target).toMatch(/^\/promotions\?type=VIP&token=[0-9a-f]{64}#p-1$/)
    const token = new URL(target, 'http://portico.test').searchParams.get('token')
    expect(await infoOf(token)).toMatchObject({ nickname: 'lia' })
  })

  it('a second social login finds the same account, ignoring the case of the e-mail', async () => {
    const { comeIn, infoOf } = await social()
    const first = await infoOf((await comeIn('lia@example.com')).get('token'))
    const second = await infoOf((await comeIn('Lia@Example.com')).get('token'))
    expect(second?.id).toBe(first?.id)
  })

  it('a social login gives no access to a password account with the same e-mail', async () => {
    const { comeIn, infoOf } = await social()
    const info = await infoOf((await comeIn('ana@example.com')).get('token'))
    expect(info?.id).not.toBe('m-ana')
  })

  it('[LOGIN-30] a social login opens no session before the second step of the account', async () => {
    const { comeIn, infoOf, context, send, sendSealed } = await social()
    const { id } = Object(await infoOf((await comeIn('lia@example.com')).get('token')))
    const secret = 'JBSWY3DPEHPK3PXP'
    await changeSettings(context, id, { authenticatorSecret: secret })
    const sessions = await context.store.sessions.count({ memberId: id })
    const back = await comeIn('lia@example.com')
    expect(back.get('token')).toBeNull()
    expect(await context.store.sessions.count({ memberId: id })).toBe(sessions)
    const ticket = back.get('secondStep')
    const asked = await send('POST /wps/session/login/second-step/methods', {
      body: { ticket },
    })
    expect(asked.answer.value).toMatchObject({ ticket, methods: [{ method: 'TOTP' }] })
    const proof = { ticket, method: 'TOTP', answer: await codeAt(secret, context.now()) }
    const { body } = await sendSealed('POST /wps/session/login/second-step', proof)
    const late = await send('POST /wps/session/login/second-step/methods', { body: { ticket } })
    expect(late.answer.code).toBe('SECOND_STEP_EXPIRED')
    expect(await infoOf(String(body.value?.token))).toMatchObject({ id })
    expect(
      await context.store.logins.find({ where: { memberId: id, kind: 'SOCIAL' } }),
    ).toContainEqual(expect.objectContaining({ outcome: 'SUCCESS', secondStep: 'TOTP' }))
  })

  it('a social login of a self-excluded member reports the exclusion instead of a second step', async () => {
    const { comeIn, infoOf, context } = await social()
    const { id } = Object(await infoOf((await comeIn('lia@example.com')).get('token')))
    await changeSettings(context, id, { authenticatorSecret: 'JBSWY3DPEHPK3PXP' })
    await context.store.transaction((tables) =>
      exclude(context, tables, id, { kind: 'SELF_EXCLUSION', until: null }),
    )
    expect((await comeIn('lia@example.com')).get('loginError')).toBe('SELF_EXCLUDED')
  })

  it('a social login can be declined, and its ticket is valid once', async () => {
    const { begin, visit } = await social()
    const { address } = await begin()
    expect((await visit(`${address}?decision=no`)).target).toBe(
      '/?loginError=SOCIAL_LOGIN_CANCELLED',
    )
    const again = await visit(`${address}?email=lia%40example.com&decision=yes`)
    expect(again).toMatchObject({ status: 410, target: '' })
    expect(again.html).toContain('Este acesso não vale mais')
    expect(again.html).toContain('href="/"')
    expect((await visit('/social/nothing', 'en')).html).toContain('This login is no longer valid')
  })

  it('an invalid e-mail is reported and requested again', async () => {
    const { begin, visit } = await social()
    const { address } = await begin()
    const { html } = await visit(`${address}?email=lia&decision=yes`)
    expect(html).toContain('Digite um e-mail completo, como')
    // The form still contains the invalid e-mail, so that it can be corrected.
    expect(html).toContain('value="lia"')
    expect((await visit(address)).html).not.toContain('Digite um e-mail completo')
  })

  it('a social login ticket expires, and a self-excluded member cannot log in', async () => {
    const { begin, visit, comeIn, infoOf, store, time } = await social()
    const { address } = await begin()
    const info = await infoOf((await comeIn('lia@example.com')).get('token'))
    const id = String(info?.id)
    await store.exclusions.insert({ id, kind: 'SELF_EXCLUSION', since: time.now, until: null })
    expect((await comeIn('lia@example.com')).get('loginError')).toBe('SELF_EXCLUDED')
    time.now += 10 * 60_000
    expect((await visit(address)).status).toBe(410)
  })

  it('social login is refused on a platform without social login providers', async () => {
    const { begin, context } = await social()
    delete context.providers.social
    expect(await begin()).toMatchObject({ status: 403, code: 'MODULE_OFF' })
  })

  it('a social login is refused if its provider is switched off or its return URL is external', async () => {
    const { begin, setFlag } = await social()
    expect((await begin({ next: '//evil.example' })).status).toBe(422)
    await setFlag('GOOGLELOGIN3', false)
    expect(await begin()).toMatchObject({ status: 403, code: 'MODULE_OFF' })
    expect((await begin({ provider: 'FACEBOOK' })).status).toBe(200)
  })
})
