import { describe, expect, it } from 'vitest'
import { paint } from '../../../mocks/art/answerArt.ts'
import { catalogue } from '../../../mocks/content/games/catalogue.ts'
import type { components } from '../../../src/api/gen/paths.ts'
import { emptyContent } from '../../domain/base/content/content.ts'
import { gameName } from '../../domain/base/content/game.ts'
import { marketOf } from '../../domain/base/platform/markets.ts'
import { changePlatform } from '../../domain/base/platform/platformSettings.ts'
import { offerIn } from '../../domain/play/games/offer.ts'
import { canStart } from '../../domain/play/games/showGame.ts'
import { startPlatform } from '../platformForTests.ts'

/** Path of a picture's URL, without the version parameter. */
const pathOf = (url: string): string => new URL(url, 'https://portico.example').pathname

type Announcements = components['schemas']['Announcements']
type Item = components['schemas']['AnnouncementItem']

const list = 'GET /wps/relay/MCSFE_getListAnnouncements'
const content = 'GET /wps/relay/MCSFE_getAnnouncementContent'

async function startWithReaders() {
  const platform = await startPlatform()
  const headersOf = async (name?: string): Promise<Record<string, string>> => {
    if (!name) return {}
    const { body } = await platform.login(name, `portico-${name}-1`)
    return platform.asMember(body.value?.token)
  }
  const listFor = async (name?: string, more: Record<string, string> = {}) => {
    const headers = { ...(await headersOf(name)), ...more }
    const { answer } = await platform.send(list, { headers })
    // The cast is safe: the test server validates responses against the API contract.
    return answer.value as unknown as Announcements
  }
  const contentFor = async (query: string, name?: string) => {
    const headers = await headersOf(name)
    const { status, answer } = await platform.send(content, { headers, query: `?${query}` })
    // The cast is safe: the test server validates responses against the API contract.
    return { status, items: (answer.value?.items ?? []) as unknown as Item[] }
  }
  return { ...platform, listFor, contentFor }
}

const executionsIn = ({ banners, ...lists }: Announcements) => [
  ...new Set([...banners, ...Object.values(lists).flat()].map(({ execution }) => execution)),
]

describe('list of announcements', () => {
  it('[API-44][ANN-08][ANN-09] the announcement list has banners by group, notices, headlines, promotions and a popup', async () => {
    const { listFor } = await startWithReaders()
    const { banners, playerNotices, headlines, popup, promotion } = await listFor()
    expect([...new Set(banners.map(({ groupName }) => groupName))]).toEqual([
      ...['w_home', 'w_leftmenu', 'w_login', 'w_register', 'w_forget'],
    ])
    for (const one of [playerNotices, headlines, promotion]) expect(one.length).toBeGreaterThan(1)
    // The demonstration fills more than one page of the popup (CONST-17).
    expect(popup.length).toBeGreaterThan(9)
    const times = popup.map(({ publishedAt }) => publishedAt)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it('[ANN-12] a visitor gets only the announcements for visitors', async () => {
    const { listFor } = await startWithReaders()
    expect(executionsIn(await listFor())).toEqual(['B'])
  })

  it('[ANN-12] a visitor gets no announcements about deposits or the identity check, which concern members', async () => {
    const { listFor } = await startWithReaders()
    const titlesFor = async (name?: string) => (await listFor(name)).popup.map(({ title }) => title)
    for (const title of [
      'Depósito por Pix confirmado em segundos',
      'Verificação de identidade mais simples',
    ]) {
      expect(await titlesFor()).not.toContain(title)
      expect(await titlesFor('ana')).toContain(title)
    }
  })

  it('[ANN-11] a member gets only the announcements for members', async () => {
    const { listFor } = await startWithReaders()
    expect(executionsIn(await listFor('ana'))).toEqual(['A'])
    expect((await listFor('ana')).popup.length).toBeGreaterThan(9)
  })

  it('[ANN-13] a member at the first login also gets the announcements for the first login', async () => {
    const { listFor } = await startWithReaders()
    expect(executionsIn(await listFor('dora')).toSorted()).toEqual(['A', 'F'])
  })

  it('[ANN-07] the announcement list is in the language of the request', async () => {
    const { listFor } = await startWithReaders()
    const { popup } = await listFor()
    const english = await listFor(undefined, { 'Accept-Language': 'en-GB,en;q=0.8' })
    expect(popup[0]?.title).toBe('Novos jogos da semana')
    expect(english.popup[0]?.title).toBe('New games of the week')
    expect(english.popup.map(({ id }) => id)).toEqual(popup.map(({ id }) => id))
  })

  it('a banner of link type POPUP links to an announcement in the popup of the same reader', async () => {
    const { listFor } = await startWithReaders()
    for (const name of [undefined, 'ana']) {
      const { banners, popup } = await listFor(name)
      const targets = banners.filter(({ linkageType }) => linkageType === 'POPUP')
      expect(targets).toHaveLength(1)
      expect(popup.map(({ id }) => id)).toContain(targets[0]?.linkageTarget)
    }
  })

  it('[LOB-40] banners of every link type link to an existing target', async () => {
    const { listFor, send } = await startWithReaders()
    const offer = offerIn(catalogue, marketOf('BR'))
    const kinds = new Set<string>()
    for (const name of [undefined, 'ana']) {
      const { banners, popup } = await listFor(name)
      for (const { linkageType = 'none', linkageTarget = '', title } of banners) {
        kinds.add(linkageType)
        if (linkageType === 'PROMOTION') {
          const path = `/wps/promotions/${linkageTarget}`
          const { answer } = await send('GET /wps/promotions/{promotionId}', { path })
          expect(answer.value?.promotion ?? answer.value, title).toMatchObject({
            id: linkageTarget,
          })
        }
        if (linkageType === 'GAME') {
          const game = offer.find(linkageTarget)
          expect(game && canStart(game) && game.hasTrial, title).toBe(true)
          expect(title).toContain(game && gameName(game, 'pt'))
        }
        if (linkageType === 'CATEGORY') {
          expect(offer.games().some(({ gameType }) => gameType === linkageTarget)).toBe(true)
        }
        if (linkageType === 'POPUP') expect(popup.map(({ id }) => id)).toContain(linkageTarget)
        if (linkageType === 'URL') expect(linkageTarget).toMatch(/^https:/)
      }
    }
    for (const kind of ['CATEGORY', 'GAME', 'PAGE', 'POPUP', 'PROMOTION', 'URL']) {
      expect(kinds).toContain(kind)
    }
  })

  it('[ANN-09] every banner has a picture at its URL', async () => {
    const { listFor } = await startWithReaders()
    for (const name of [undefined, 'ana']) {
      for (const { url } of (await listFor(name)).banners)
        expect(paint(pathOf(url)), url).toContain('<svg')
    }
  })

  it('the announcement list is empty while announcements are turned off', async () => {
    const { listFor, context } = await startWithReaders()
    await changePlatform(context, { announcements: false })
    expect(Object.values(await listFor('ana')).flat()).toEqual([])
  })
})

describe('content of announcements', () => {
  it('[API-45][API-46] announcement content is returned for the requested types and audience', async () => {
    const { contentFor } = await startWithReaders()
    const { items } = await contentFor('types=B,PL,PU,PR,H&platform=W', 'ana')
    expect(new Set(items.map(({ type }) => type))).toEqual(new Set(['B', 'PL', 'PU', 'PR', 'H']))
    const portal = await contentFor('types=B,PL,PU,PR&execution=B&platform=W')
    expect(new Set(portal.items.map(({ type }) => type))).toEqual(new Set(['B', 'PL', 'PU', 'PR']))
    expect(new Set(portal.items.map(({ execution }) => execution))).toEqual(new Set(['B']))
  })

  it('[ANN-11] announcement content for another audience is not returned, even if the query requests it', async () => {
    const { contentFor } = await startWithReaders()
    expect((await contentFor('platform=W&execution=A')).items).toEqual([])
    expect((await contentFor('platform=W&execution=F', 'ana')).items).toEqual([])
    expect((await contentFor('platform=W&execution=F', 'dora')).items).toHaveLength(1)
  })

  it('a request for announcement content is rejected for another platform or an unknown type', async () => {
    const { contentFor } = await startWithReaders()
    expect((await contentFor('platform=M')).status).toBe(422)
    expect((await contentFor('platform=W&types=PU,XX')).status).toBe(422)
  })

  it('the announcement with hostile markup is part of the demonstration content and is shown only to the persona Edu', async () => {
    const { listFor, context } = await startWithReaders()
    const hostile = async (name: string) =>
      (await listFor(name)).popup.filter((item) => item.content.includes('<script>')).length
    expect([await hostile('edu'), await hostile('ana')]).toEqual([1, 0])
    context.content = emptyContent
    expect(await hostile('edu')).toBe(0)
  })
})
