import { describe, expect, it } from 'vitest'
import { changePlatform } from '../../domain/base/platform/platformSettings.ts'
import { startPlatform, userForTests } from '../platformForTests.ts'

describe('platform status', () => {
  it('[API-20][MSG-02] the platform status has the market, account types, keys, contacts, modules and downloads', async () => {
    const { send } = await startPlatform()
    const { status, answer } = await send('GET /wps/system/status')
    expect(status).toBe(200)
    expect(answer.value).toMatchObject({
      maintenance: false,
      regionRestriction: false,
      location: { ip: '203.0.113.9' },
      serverTime: '2026-11-21T12:00:00.000Z',
      market: { code: 'BR', currency: 'BRL', minimumAge: 18 },
      accountTypes: { agents: [1, 2, 41, 42], trials: [4] },
      encryption: {
        scheme: 'v2',
        keys: [{ publicKey: expect.stringMatching(/^-----BEGIN PUBLIC/) }],
      },
      register: { rulesVersion: 1 },
      customerService: [{ csType: 'LIVECHAT' }, { csType: 'TELEGRAM' }],
      mainDomain: 'portico.example',
      analytics: {},
      imageCDNs: [],
      launchGameCDNs: [],
    })
    const { whitelabel, resources } = Object(answer.value)
    expect(whitelabel.map(({ modId }: { modId: string }) => modId)).toContain('AGENTPOLICY3')
    expect(resources.map(({ resourceType }: { resourceType: string }) => resourceType)).toEqual(
      expect.arrayContaining(['Android', 'MOBILECONFIG', 'TELEGRAM']),
    )
  })

  it('the status of a platform without demonstration data contains no licence, contact or download', async () => {
    const { send } = await startPlatform({ personas: false })
    const { value } = (await send('GET /wps/system/status')).answer
    expect(value).toMatchObject({ customerService: [], resources: [], domainRoute: [] })
    expect(value).not.toHaveProperty('homeResources')
    expect(value).not.toHaveProperty('market.licence')
  })

  it('the platform status contains no private keys, invitation codes or demonstration settings', async () => {
    const { send } = await startPlatform()
    const { text } = await send('GET /wps/system/status')
    for (const secret of ['privateKey', '"d":', 'CARLA2026', 'isDemonstration', 'affiliates']) {
      expect(text).not.toContain(secret)
    }
  })

  it('the platform status changes with the platform settings', async () => {
    const { send, context } = await startPlatform()
    await changePlatform(context, { maintenance: true, maintenanceEndsAt: '2026-11-21T14:00:00Z' })
    const { answer } = await send('GET /wps/system/status')
    expect(answer.value).toMatchObject({
      maintenance: true,
      maintenanceEndsAt: '2026-11-21T14:00:00Z',
    })
  })
})

describe('modules of the platform', () => {
  it('[API-21] [ROLE-01] the modules are returned as a tree', async () => {
    const { send, setFlag } = await startPlatform()
    await setFlag('MOBILENUMREG3', false)
    const { answer } = await send('GET /wps/system/whitelabel')
    const [members] = answer.value as unknown as { childrenNodes: unknown[] }[]
    expect(members?.childrenNodes).toContainEqual({ modId: 'MOBILENUMREG3', enabled: false })
    expect(members?.childrenNodes).toContainEqual({ modId: 'USERNAMEREG3', enabled: true })
  })

  it('a module is off if a module above it is off', async () => {
    const { register, setFlag } = await startPlatform()
    await setFlag('MEMBER3', false)
    expect((await register(userForTests())).body.code).toBe('REGISTRATION_METHOD_OFF')
  })
})

describe('countries of phone numbers', () => {
  it('[API-25] the list of countries starts with the country of the market', async () => {
    const { send } = await startPlatform()
    const { answer } = await send('GET /wps/system/countryCodes')
    expect(answer.value?.[0]).toMatchObject({ country: 'BR', dialingCode: '+55' })
  })
})

describe('registration rules', () => {
  it('[REG-13] [API-23] registration rules have an ETag and support a 304 response', async () => {
    const { send, changeRule } = await startPlatform()
    const get = (tag?: string) =>
      send('GET /wps/system/setting/register', {
        ...(tag !== undefined && { headers: { 'If-None-Match': tag } }),
      })
    const first = await get()
    expect(first.headers.get('ETag')).toBe('"1"')
    expect(first.answer.value).toMatchObject({ version: 1, minimumAge: 18 })
    for (const tag of ['"1"', 'W/"1"', '"7", "1"']) expect((await get(tag)).status, tag).toBe(304)
    await changeRule('email', { required: true })
    expect((await get('"1"')).status).toBe(200)
  })

  it('[REG-09] registration rules contain what a form needs, without operator data', async () => {
    const { send } = await startPlatform()
    const { answer, text } = await send('GET /wps/system/setting/register')
    expect(text).not.toContain('samples')
    const fields = answer.value?.fields as Record<string, unknown>[]
    for (const rule of fields) {
      expect(rule).toMatchObject({
        enabled: expect.any(Boolean),
        required: expect.any(Boolean),
        acceptedPattern: expect.any(String),
        patternId: expect.any(String),
        minLength: expect.any(Number),
        maxLength: expect.any(Number),
        verdict: 'safe',
      })
    }
  })

  it('registration rules have no `verdict` and no `dialect` for a pattern that can take exponential time', async () => {
    const { send, changeRule } = await startPlatform()
    await changeRule('email', { acceptedPattern: '^(a+)+$', samples: {} })
    const { answer } = await send('GET /wps/system/setting/register')
    const fields = answer.value?.fields as { name: string }[]
    const email = fields.find(({ name }) => name === 'email')
    expect(email).not.toHaveProperty('verdict')
    expect(email).not.toHaveProperty('dialect')
  })
})

describe('invitation code', () => {
  it('[API-18] an invitation code is valid on its domain until it expires', async () => {
    const { send, context } = await startPlatform()
    const check = async (code: string, domain = 'portico.example') =>
      (await send('GET /wps/agent/affiliate', { query: `?code=${code}&domain=${domain}` })).answer
    expect(await check('carla2026')).toEqual({ success: true, value: { inviter: 'Carla' } })
    expect(await check('ANTIGO2024')).toMatchObject({ code: 'AFFILIATE_INVALID' })
    expect(await check('NOBODY1')).toMatchObject({ code: 'AFFILIATE_INVALID' })
    const affiliates = [{ code: 'LOCAL1', expiresAt: null, domains: ['portico.example'] }]
    await changePlatform(context, { affiliates })
    expect(await check('LOCAL1', 'Portico.Example')).toEqual({ success: true, value: {} })
    expect(await check('LOCAL1', 'other.example')).toMatchObject({ code: 'AFFILIATE_INVALID' })
  })
})
