import { describe, expect, it } from 'vitest'
import { defaultRules } from '../../domain/accounts/registration/defaultRules.ts'
import { playRulesOf } from '../../domain/base/platform/markets.ts'
import type { PlatformSettings } from '../../domain/base/platform/operatorPlatform.ts'
import { withModule } from '../../domain/base/platform/platform.ts'
import { startPlatform, userForTests } from '../platformForTests.ts'

async function withSettings() {
  const platform = await startPlatform()
  const { send, operator } = platform
  const read = async () => {
    const { answer, headers } = await send('GET /ops/platform', { headers: await operator() })
    // The cast is safe: the test server validates responses against the API contract.
    const value = answer.value as { version: number; settings: PlatformSettings; markets: object[] }
    return { ...value, tag: headers.get('ETag') ?? '' }
  }
  const change = async (changes: Partial<PlatformSettings>, ifMatch?: string) => {
    const { settings, tag } = await read()
    return send('PUT /ops/platform', {
      headers: { ...(await operator()), 'If-Match': ifMatch ?? tag },
      body: { ...settings, ...changes },
    })
  }
  const status = async () => (await send('GET /wps/system/status')).answer.value
  return { ...platform, read, change, status }
}

describe('platform settings', () => {
  it('platform settings include every module of the specification and the available markets', async () => {
    const { read } = await withSettings()
    const { settings, markets } = await read()
    const text = JSON.stringify(settings.whitelabel)
    for (const modId of [
      ...['AGENTPOLICY3', 'CHNGPASSVERIF3', 'USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3'],
      ...['REGMOBVERF3', 'FREEPLAY3', 'PWDEXPFORCECHANGE3', 'MOBILEVERCODELOGIN3', 'PTSYS3'],
    ]) {
      expect(text).toContain(`"${modId}"`)
    }
    expect(settings).toMatchObject({ status: 'normal', announcements: true })
    expect(markets).toMatchObject([
      { code: 'BR', currency: 'BRL', currencySymbol: 'R$' },
      { code: 'PT', currency: 'EUR', currencySymbol: '€' },
      { code: 'MX', currency: 'MXN' },
      { code: 'CO', currency: 'COP' },
      { code: 'PE', currency: 'PEN', currencySymbol: 'S/' },
    ])
  })

  it("a change of the company's licence and links by an operator appears in the platform status", async () => {
    const { read, change, status } = await withSettings()
    const { company } = (await read()).settings
    const changed = await change({
      company: {
        ...company,
        licences: { BR: { authority: 'Secretaria de Prêmios e Apostas', number: '7' } },
        mainDomain: 'play.example',
        domainRoute: ['bet.play.example'],
        resources: [{ resourceType: 'Android', url: 'https://play.example/app.apk' }],
      },
    })
    expect(changed.status).toBe(200)
    expect(await status()).toMatchObject({
      market: { licence: { number: '7' } },
      mainDomain: 'play.example',
      domainRoute: ['bet.play.example'],
      resources: [{ resourceType: 'Android', url: 'https://play.example/app.apk' }],
    })
  })

  it('a domain of the company that is no host name is rejected', async () => {
    const { read, change } = await withSettings()
    const { company } = (await read()).settings
    const domainRoute = ['play.example', 'https://play.example']
    const { status, answer } = await change({ company: { ...company, domainRoute } })
    expect(status).toBe(422)
    expect(JSON.stringify(answer)).toContain('/company/domainRoute/1')
    expect(JSON.stringify(answer)).not.toContain('/company/domainRoute/0')
  })

  it('a link of the company that players would not see is rejected', async () => {
    const { read, change } = await withSettings()
    const { company } = (await read()).settings
    const homeResources = { X: { labelNameEn: 'X', url: 'https://evil.example/' } }
    const { status, answer } = await change({ company: { ...company, homeResources } })
    expect(status).toBe(422)
    expect(JSON.stringify(answer)).toContain('/company/homeResources/X/url')
  })

  it('a change of the settings by an operator updates the platform status, sends an event and is recorded in the audit', async () => {
    const platform = await withSettings()
    const { change, read, status, time, context } = platform
    const events: string[] = []
    context.store.listen((signal) => signal.kind === 'event' && events.push(signal.event.type))
    const maintenanceEndsAt = new Date(time.now + 3_600_000).toISOString()
    const { settings } = await read()
    const changed = await change({
      status: 'maintenance',
      maintenanceEndsAt,
      announcements: false,
      whitelabel: withModule(settings.whitelabel, 'PTSYS3', false),
    })
    expect(changed.status).toBe(200)
    expect(changed.answer.value).toMatchObject({ version: (await read()).version })
    expect(changed.headers.get('ETag')).toBe(`"${(await read()).version}"`)
    expect(await status()).toMatchObject({
      maintenance: true,
      maintenanceEndsAt,
      regionRestriction: false,
      announcements: false,
    })
    expect(events).toContain('statusChanged')
    const { answer } = await platform.send('GET /ops/audit', { headers: await platform.operator() })
    expect(answer.value?.items).toMatchObject([
      {
        action: 'PLATFORM_CHANGED',
        changed: ['status', 'maintenanceEndsAt', 'announcements', 'PTSYS3'],
      },
    ])
    await change({ status: 'normal' })
    expect(await status()).toMatchObject({ maintenance: false })
    expect(await status()).not.toHaveProperty('maintenanceEndsAt')
  })

  it('maintenance and a restricted region reject visitors, but not operators', async () => {
    const { change, register, send, time, read, status } = await withSettings()
    const ends = new Date(time.now + 90_000).toISOString()
    await change({ status: 'maintenance', maintenanceEndsAt: ends })
    const captcha = await send('GET /wps/captcha')
    expect([captcha.status, captcha.answer.code]).toEqual([503, 'MAINTENANCE'])
    expect(captcha.headers.get('Retry-After')).toBe('90')
    expect((await register(userForTests())).body.code).toBe('MAINTENANCE')
    expect(await status()).toMatchObject({ maintenance: true })
    expect((await send('GET /wps/system/setting/register')).status).toBe(200)
    await change({ status: 'region' })
    expect((await register(userForTests())).body.code).toBe('REGION_RESTRICTED')
    expect((await read()).settings.status).toBe('region')
    await change({ status: 'normal' })
    expect((await register(userForTests())).body.success).toBe(true)
  })

  it('the second of two conflicting changes is rejected with the current ETag', async () => {
    const { change, read } = await withSettings()
    const { tag } = await read()
    await change({ announcements: false }, tag)
    const second = await change({ status: 'region' }, tag)
    expect(second.status).toBe(412)
    expect(second.answer.code).toBe('PLATFORM_CONFLICT')
    expect(second.headers.get('ETag')).toBe((await read()).tag)
    expect((await read()).settings).toMatchObject({ status: 'normal', announcements: false })
  })

  it('a change without effect creates no version and no audit entry', async () => {
    const { change, read, store } = await withSettings()
    const { version } = await read()
    expect((await change({})).status).toBe(200)
    expect((await read()).version).toBe(version)
    expect(await store.audit.count()).toBe(0)
  })

  it.each<[string, (settings: PlatformSettings) => Partial<PlatformSettings>, string]>([
    [
      'an unknown module',
      ({ whitelabel }) => ({ whitelabel: [...whitelabel, { modId: 'X', enabled: true }] }),
      '/whitelabel',
    ],
    ['a missing module', ({ whitelabel }) => ({ whitelabel: whitelabel.slice(1) }), '/whitelabel'],
    [
      'a market without licence',
      ({ market }) => ({ market: { ...market, code: 'US' } }),
      '/market/code',
    ],
    [
      'a currency other than the licence’s',
      ({ market }) => ({ market: { ...market, currency: 'USD' } }),
      '/market/currency',
    ],
    [
      'games that play on their own against the licence',
      ({ market }) => ({
        market: { ...market, play: { ...playRulesOf(market), autoplay: true } },
      }),
      '/market/play',
    ],
    [
      'spins shorter than the licence requires',
      ({ market }) => ({
        market: { ...market, play: { ...playRulesOf(market), shortestSpin: '2.4' } },
      }),
      '/market/play',
    ],
    [
      'a retention of limits shorter than the licence requires',
      ({ market }) => ({ market: { ...market, limitsKeptYears: 4 } }),
      '/market/limitsKeptYears',
    ],
    [
      'a maintenance that has already ended',
      () => ({ status: 'maintenance', maintenanceEndsAt: '2026-11-21T11:59:00Z' }),
      '/maintenanceEndsAt',
    ],
  ])('platform settings reject %s', async (_, wish, path) => {
    const { change, read } = await withSettings()
    const { settings } = await read()
    const { status, answer } = await change(wish(settings))
    expect(status).toBe(422)
    expect(answer.code).toBe('PLATFORM_INVALID')
    expect(answer.value?.problems).toMatchObject([{ path }])
    expect((await read()).settings).toEqual(settings)
  })

  it('a change of the market changes the currency of new accounts', async () => {
    const { change, read, register, store, status } = await withSettings()
    const { markets } = await read()
    // The second market is Portugal, as another test verifies.
    const portugal = markets[1] as PlatformSettings['market']
    expect((await change({ market: portugal })).status).toBe(200)
    expect(await status()).toMatchObject({ market: { currency: 'EUR', currencySymbol: '€' } })
    await register(userForTests({ username: 'lisboa1' }))
    const [member] = await store.members.find({ where: { usernameKey: 'lisboa1' } })
    expect(member).toMatchObject({ currency: 'EUR' })
  })

  it('the minimum age of the platform follows the registration rules, and a minimum age in a change of the settings is ignored', async () => {
    const { change, read, register, send, operator, status } = await withSettings()
    const { settings } = await read()
    const birthday = '2007-01-01'
    expect((await register(userForTests({ username: 'young1', birthday }))).body.success).toBe(true)
    const { fields } = defaultRules
    const published = await send('PUT /ops/registration-rules', {
      headers: { ...(await operator()), 'If-Match': '"1"' },
      body: { minimumAge: 21, note: 'Adults', fields },
    })
    expect(published.status).toBe(200)
    expect(await status()).toMatchObject({ market: { minimumAge: 21 } })
    const market = { ...settings.market, minimumAge: 18 }
    expect((await change({ market, announcements: false })).status).toBe(200)
    expect(await status()).toMatchObject({ market: { minimumAge: 21 } })
    const { body } = await register(userForTests({ username: 'young2', birthday }))
    expect(body).toMatchObject({ value: { fields: [{ field: 'birthday', reason: 'underAge' }] } })
  })
})
