// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { catalogue } from '../../../../mocks/content/games/catalogue.ts'
import { gameName } from '../../../../platform/domain/base/content/game.ts'
import { answerInstead, closePortal, openAs } from '../../../app/gamesForTests.ts'
import { portalPerTest } from '../../../app/portalForTests.ts'
import { openPortal } from '../../../app/testing.tsx'
import { useModalStore } from '../../../kit/modal/modalStore.ts'
import { keepAnswers } from '../../../session/follow/keepAnswers.ts'

const mocks = portalPerTest()
afterEach(() => {
  vi.unstubAllEnvs()
})

const listPath = '/wps/relay/GCSGAME_gameList'

/** Response for the first page of table games. Tests modify it. */
async function aList() {
  const query = 'clientType=3&platform=html5-desktop&gameType=PVP&pageSize=18'
  const answered = await fetch(`${location.origin}${listPath}?${query}`)
  return answered.json()
}
const tiles = async () =>
  within(await screen.findByRole('list', { name: 'Tables' })).getAllByRole('article')

it('a game list without games shows an empty state and no pager', async () => {
  const answer = await aList()
  answer.value = { ...answer.value, games: [], total: 0, totalPages: 0 }
  answerInstead(listPath, () => Response.json(answer))
  await openPortal('/pvp')
  expect(await screen.findByText('No data')).toBeDefined()
  expect(screen.queryByRole('navigation', { name: 'Pages of the list' })).toBeNull()
})

it.each([1, 12, 13])('a game list of %i games shows them on a single page', async (count) => {
  const answer = await aList()
  answer.value = {
    ...answer.value,
    games: answer.value.games.slice(0, count),
    total: count,
    totalPages: 1,
  }
  answerInstead(listPath, () => Response.json(answer))
  await openPortal('/pvp')
  expect(await tiles()).toHaveLength(count)
  expect(screen.queryByRole('button', { name: 'Page 2' })).toBeNull()
})

it('malformed announcements do not break the game list in production mode', async () => {
  // Responses are not validated in production mode.
  vi.stubEnv('DEV', false)
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  answerInstead('/wps/relay/MCSFE_getListAnnouncements', () =>
    Response.json({ success: true, value: { banners: [], playerNotices: [], headlines: [] } }),
  )
  await openPortal('/pvp')
  await waitFor(() => expect(errors.mock.calls.join()).toContain('TypeError'))
  expect((await tiles()).length).toBeGreaterThan(0)
  expect(screen.queryByRole('alert')).toBeNull()
})

describe('responses stored in the session', () => {
  const section = (name: string) => screen.findByRole('region', { name })
  async function open() {
    const { queryClient } = await openPortal('/')
    return { queryClient, stop: keepAnswers(queryClient) }
  }
  /** Opens the home page and stores the response of one endpoint. */
  async function visit(path: string) {
    const { queryClient, stop } = await open()
    await section('Sports')
    await act(() => queryClient.refetchQueries({ queryKey: [path] }))
    stop()
    closePortal()
  }

  it('[GAME-32, STATE-09] vendors are stored in the session storage and shown from there after a reload', async () => {
    const path = '/wps/relay/GCSGAME_newGameVendor'
    await visit(path)
    expect(sessionStorage.getItem('gameVendor')).toContain('"vassalage"')
    answerInstead(path, () => new Promise(() => {}))
    const { stop } = await open()
    const vendors = await within(await section('Sports')).findAllByRole('button', {
      name: /^Play now: /,
    })
    expect(vendors).toHaveLength(4)
    stop()
  })

  it('[GAME-31] stored hot games are shown after a reload, requested again and replaced by the new response', async () => {
    const path = '/wps/relay/GCSGAME_hotGamesV2'
    await visit(path)
    const [{ data }] = JSON.parse(sessionStorage.getItem('HOT_GAMES') ?? '').answers
    const answer = Promise.withResolvers<Response>()
    answerInstead(path, () => answer.promise)
    const { stop } = await open()
    const hot = within(await section('Hot right now'))
    expect(await hot.findAllByRole('article')).toHaveLength(12)
    answer.resolve(Response.json({ success: true, value: { list: data.list.slice(0, 1) } }))
    await waitFor(() => expect(hot.getAllByRole('article')).toHaveLength(1))
    stop()
  })
})

describe('sports matches', () => {
  const path = '/wps/sports/fixtures'
  const book = catalogue.games({ gameType: 'SPORTS' }).find(({ inMaintenance }) => !inMaintenance)
  const bookNodeId = book?.nodeId ?? ''
  const title = book ? gameName(book, 'en') : ''
  const selectionId = 'bra-1:RESULT:HOME'
  const aFixture = (home: string, changes: object = {}) => ({
    fixtureId: 'bra-1',
    sport: 'FOOTBALL',
    leagueId: 'bra',
    league: 'Brasileirão',
    home,
    away: 'Palmeiras',
    kicksOffAt: '2026-11-21T21:36:00Z',
    status: 'LIVE',
    phase: 'SECOND_HALF',
    minute: 71,
    score: { home: 2, away: 1 },
    markets: [aMarket('1.52')],
    marketCount: 8,
    ...changes,
  })
  const aMarket = (odds: string, status = 'ACTIVE') => ({
    kind: 'RESULT',
    status,
    prices: [
      { selectionId, outcome: 'HOME', odds },
      { selectionId: 'bra-1:RESULT:DRAW', outcome: 'DRAW', odds: '3.95' },
      { selectionId: 'bra-1:RESULT:AWAY', outcome: 'AWAY', odds: '6.80' },
    ],
  })
  const give = (...list: object[]) =>
    answerInstead(path, () => {
      const value = { list, bookNodeId, asOf: '2026-11-21T21:40:00Z' }
      return Response.json({ success: true, value })
    })
  const section = async () =>
    within(await screen.findByRole('region', { name: 'Football: live and next' }))
  const openModals = () => useModalStore.getState().modals

  it('[PLAY-12] a live match shows its league, minute, score and result odds', async () => {
    give(aFixture('Flamengo'))
    await openPortal('/')
    const matches = await section()
    expect(await matches.findByText('71′')).toBeDefined()
    expect(matches.getByText('Brasileirão')).toBeDefined()
    expect(matches.getByRole('link', { name: 'Flamengo 2 × 1 Palmeiras' })).toBeDefined()
    for (const name of ['1 Flamengo, win 1.52', 'X Draw 3.95', '2 Palmeiras, win 6.80']) {
      expect(matches.getByRole('button', { name })).toBeDefined()
    }
    expect(matches.getByRole('link', { name: '+7 markets: Flamengo × Palmeiras' })).toBeDefined()
  })

  it('[PLAY-12] the home page and /sports show no match section if there are no matches', async () => {
    for (const address of ['/', '/sports']) {
      give()
      await openPortal(address)
      await screen.findAllByRole('button', { name: /^Play now: / })
      expect(screen.queryByRole('region', { name: /live and next/ })).toBeNull()
      closePortal()
    }
  })

  it('clicking a price asks a visitor to log in and leads to the selection after the login', async () => {
    give(aFixture('Flamengo'))
    await openPortal('/')
    await userEvent.click(
      await (await section()).findByRole('button', { name: /^1 Flamengo, win/ }),
    )
    const next = `/seamless?nodeId=${bookNodeId}&target=bra-1%3ARESULT%3AHOME`
    await waitFor(() => expect(openModals()).toEqual([{ name: 'login', next }]))
  })

  it('clicking a price opens the sports book at the selection for a member', async () => {
    give(aFixture('Flamengo'))
    await openAs('ana', mocks.context, '/sports')
    const matches = await section()
    const game = { name: 'game', nodeId: bookNodeId, title }
    await userEvent.click(await matches.findByRole('button', { name: /^1 Flamengo, win/ }))
    await waitFor(() => expect(openModals()).toEqual([{ ...game, target: selectionId }]))
    const [launch] = await vi.waitUntil(async () => {
      const launches = await mocks.context.store.gameLaunches.find({})
      return launches.length > 0 && launches
    })
    expect(launch).toMatchObject({ target: selectionId })
  })

  it('suspended prices cannot be clicked and show the reason', async () => {
    give(aFixture('Flamengo', { markets: [aMarket('1.52', 'SUSPENDED')] }))
    await openPortal('/')
    const matches = await section()
    const price = await matches.findByRole('button', { name: /^1 Flamengo, win/ })
    expect(price.getAttribute('aria-disabled')).toBe('true')
    const reason = document.getElementById(price.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe('Suspended')
    await userEvent.click(price)
    expect(openModals()).toEqual([])
  })

  it('a match without odds shows that its market is closed and links to its other markets', async () => {
    give(aFixture('Flamengo', { markets: [] }))
    await openPortal('/sports')
    const matches = await section()
    expect(await matches.findByText('Closed')).toBeDefined()
    expect(matches.queryByRole('button')).toBeNull()
    expect(matches.getByRole('link', { name: '+8 markets: Flamengo × Palmeiras' })).toBeDefined()
  })

  it('matches keep their positions while the pointer is over the list', async () => {
    const other = aFixture('Santos', { fixtureId: 'bra-2', markets: [] })
    const lists = [[aFixture('Flamengo'), other], [other], [other]]
    answerInstead(path, () => {
      const value = { list: lists.shift(), bookNodeId, asOf: '2026-11-21T21:40:00Z' }
      return Response.json({ success: true, value })
    })
    const { queryClient } = await openPortal('/')
    const matches = await section()
    const rows = () => matches.getAllByRole('listitem').map(({ textContent }) => textContent)
    await userEvent.hover(await matches.findByRole('button', { name: /^1 Flamengo, win/ }))
    await act(() => queryClient.refetchQueries({ queryKey: [path] }))
    await waitFor(() => expect(lists).toHaveLength(1))
    expect(rows()).toEqual([expect.stringContaining('Flamengo'), expect.stringContaining('Santos')])
    await userEvent.unhover(matches.getByRole('button', { name: /^1 Flamengo, win/ }))
    await waitFor(() => expect(rows()).toEqual([expect.stringContaining('Santos')]))
  })

  it('a price that changes is marked as rising or falling', async () => {
    const odds = ['1.52', '1.61', '1.44']
    answerInstead(path, () => {
      const list = [aFixture('Flamengo', { markets: [aMarket(odds.shift() ?? '')] })]
      const value = { list, bookNodeId, asOf: '2026-11-21T21:40:00Z' }
      return Response.json({ success: true, value })
    })
    const { queryClient } = await openPortal('/')
    const matches = await section()
    const price = await matches.findByRole('button', { name: '1 Flamengo, win 1.52' })
    expect(price.hasAttribute('data-move')).toBe(false)
    for (const [move, shown] of [
      ['up', '1.61'],
      ['down', '1.44'],
    ]) {
      await act(() => queryClient.refetchQueries({ queryKey: [path] }))
      const name = `1 Flamengo, win ${shown}`
      expect(await matches.findByRole('button', { name })).toBe(price)
      expect(price.getAttribute('data-move')).toBe(move)
    }
    expect(matches.getByRole('button', { name: /^X Draw/ }).hasAttribute('data-move')).toBe(false)
  })

  it('a failed request for matches is shown and offers a retry', async () => {
    const mend = answerInstead(path, () => new Response('', { status: 500 }))
    await openPortal('/sports')
    const matches = await section()
    expect(await matches.findByText('The matches could not be loaded')).toBeDefined()
    mend()
    give(aFixture('Flamengo'))
    await userEvent.click(matches.getByRole('button', { name: 'Try again' }))
    expect(await matches.findByRole('button', { name: /^1 Flamengo, win/ })).toBeDefined()
  })
})
