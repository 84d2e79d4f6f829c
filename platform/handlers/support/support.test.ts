import { describe, expect, it } from 'vitest'
import { answerChat } from '../../../mocks/chat/chatPage.ts'
import type { components } from '../../../src/api/gen/paths.ts'
import { changePlatform } from '../../domain/base/platform/platformSettings.ts'
import { startPlatform } from '../platformForTests.ts'

type HelpCenter = components['schemas']['HelpCenter']
type Desk = components['schemas']['ChatModel']

describe('help centre', () => {
  const help = async (query = '', headers = {}) => {
    const { send } = await startPlatform()
    const { answer } = await send('GET /wps/system/helpCenter', { query, headers })
    // The cast is safe: the test server validates responses against the API contract.
    return answer.value as unknown as HelpCenter
  }

  it('[API-24][ROLE-06] the help centre is in the requested language for a visitor', async () => {
    expect((await help('?lang=en&device=WEB')).language).toBe('en')
    expect((await help('?lang=pt-BR', { 'Accept-Language': 'en' })).language).toBe('pt')
    expect((await help('', { 'Accept-Language': 'en-US' })).language).toBe('en')
    expect((await help()).language).toBe('pt')
  })

  it('a request for the help centre with a matching ETag gets a 304 response', async () => {
    const { send } = await startPlatform()
    const ask = (query: string, headers = {}) =>
      send('GET /wps/system/helpCenter', { query, headers })
    const { headers } = await ask('?lang=en')
    const known = { 'If-None-Match': headers.get('ETag') ?? '' }
    expect((await ask('?lang=en', known)).status).toBe(304)
    expect((await ask('?lang=pt', known)).status).toBe(200)
  })

  it('[API-24] a request for the help centre is rejected for a device other than WEB', async () => {
    const { send } = await startPlatform()
    const { status } = await send('GET /wps/system/helpCenter', { query: '?device=IOS' })
    expect(status).toBe(422)
  })

  it('every article of the help centre has a unique anchor that is the same in each language', async () => {
    const anchorsOf = ({ categories }: HelpCenter) =>
      categories.flatMap(({ id, articles }) => [id, ...articles.map(({ anchor }) => anchor)])
    const anchors = anchorsOf(await help('?lang=pt'))
    expect(anchorsOf(await help('?lang=en'))).toEqual(anchors)
    expect(new Set(anchors).size).toBe(anchors.length)
    for (const needed of ['deposit', 'withdrawal', 'kyc', 'bonus-terms', 'responsible-gaming']) {
      expect(anchors).toContain(needed)
    }
  })
})

describe('domain check', () => {
  const check = async (domain?: string) => {
    const { send } = await startPlatform()
    const query = domain === undefined ? '' : `?domain=${encodeURIComponent(domain)}`
    return (await send('GET /wps/system/domainRoute', { query })).answer
  }

  it.each(['portico.example', 'WWW.portico.example', 'portico-bet.example', 'localhost'])(
    '[API-22] the domain check accepts %s',
    async (domain) => {
      expect((await check(domain)).value?.domains).toEqual([
        'portico.example',
        'portico-bet.example',
      ])
    },
  )

  it.each(['portico.example.evil.test', 'notportico.example', 'example'])(
    '[ERR-20] the domain check rejects %s',
    async (domain) => {
      expect(await check(domain)).toMatchObject({ success: false, code: 'DOMAIN_INVALID' })
    },
  )

  it('the domain check returns the platform’s domains; a request without a domain gets the main domain', async () => {
    const { send, context } = await startPlatform()
    await changePlatform(context, { mainDomain: 'neu.example', domainRoute: [] })
    const { answer } = await send('GET /wps/system/domainRoute')
    const domains = ['neu.example']
    expect(answer.value).toEqual({ domain: 'neu.example', mainDomain: 'neu.example', domains })
  })
})

describe('chat', () => {
  it('[API-67] the list of chat desks shows which desks are open, and when a closed desk opens', async () => {
    const { send, time } = await startPlatform()
    const desks = async () => {
      const { answer } = await send('GET /wps/relay/CBS_modelList')
      // The cast is safe: the test server validates responses against the API contract.
      return answer.value as unknown as Desk[]
    }
    time.now = Date.parse('2026-11-21T12:00:00-03:00')
    expect((await desks()).map(({ isOpen }) => isOpen)).toEqual([true, true, true])
    time.now = Date.parse('2026-11-21T23:00:00-03:00')
    expect((await desks())[1]).toMatchObject({ isOpen: false, opensAt: '2026-11-22T10:00:00.000Z' })
    time.now = Date.parse('2026-11-22T03:00:00-03:00')
    expect((await desks())[1]).toMatchObject({ isOpen: false, opensAt: '2026-11-22T10:00:00.000Z' })
  })

  it('[API-68][CONST-43] the chat opens in a window of 440 by 750 at a path of the portal', async () => {
    const { send } = await startPlatform()
    const { answer } = await send('GET /wps/relay/CBS_launchChat', {
      headers: { 'Accept-Language': 'en' },
      query: '?modelId=PAYMENTS',
    })
    const { url, width, height } = answer.value ?? {}
    expect([width, height]).toEqual([440, 750])
    const page = await answerChat(new Request(`http://portico.test${String(url)}`))
    expect(await page?.text()).toContain('<html lang="en-GB">')
  })

  it('a platform without chat desks opens no chat', async () => {
    const { send } = await startPlatform({ personas: false })
    expect((await send('GET /wps/relay/CBS_modelList')).answer.value).toEqual([])
    const launch = await send('GET /wps/relay/CBS_launchChat')
    expect(launch.answer.code).toBe('NOT_POSSIBLE_NOW')
  })
})
