// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { gameName } from '../../../../platform/domain/base/content/game.ts'
import { addFavourite, rememberPlayed } from '../../../../platform/domain/play/games/memberGames.ts'
import { answerInstead, gameThat, openAs } from '../../../app/gamesForTests.ts'
import { portalPerTest } from '../../../app/portalForTests.ts'
import { openPortal } from '../../../app/testing.tsx'
import { useModalStore } from '../../../kit/modal/modalStore.ts'

const mocks = portalPerTest()

const listOf = async (name: string) => within(await screen.findByRole('list', { name }))
const tiles = async (name: string) => (await listOf(name)).getAllByRole('article')
const openModals = () => useModalStore.getState().modals

describe('game centre', () => {
  it.each([
    ['/sports', 'Sports', 'Play now: Sabiá Sports'],
    ['/esports', 'E-sports', 'Play now: Imperial Esports'],
    ['/lott', 'Lottery', 'Play now: Portico Loterias'],
    ['/elott', 'E-lottery', 'Play now: Portico E-Loteria'],
  ])(
    '[ROUTE-14, ROUTE-15, ROUTE-16, ROUTE-17, ROUTE-18, GAME-13] %s shows only the vendors of its type',
    async (path, title, card) => {
      await openPortal(path)
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined()
      const cards = await listOf(title)
      expect(cards.getByRole('button', { name: card })).toBeDefined()
      expect(cards.queryByRole('button', { name: /Palma Games/ })).toBeNull()
      expect(cards.queryByRole('button', { name: /Sabiá/ }) === null).toBe(path !== '/sports')
    },
  )

  it('launching a lottery vendor asks a visitor to log in and leads to the lottery page after the login', async () => {
    await openPortal('/lott')
    const cards = await listOf('Lottery')
    await userEvent.click(cards.getByRole('button', { name: 'Play now: Portico Loterias' }))
    expect(openModals()).toEqual([
      { name: 'login', next: expect.stringMatching(/^\/lottery\?gameCode=[A-Z0-9_]+$/) },
    ])
  })

  it('the game centre shows that the vendors failed to load and offers a retry', async () => {
    const mend = answerInstead(
      '/wps/relay/GCSGAME_newGameVendor',
      () => new Response('', { status: 502 }),
    )
    await openPortal('/sports')
    expect(await screen.findByText('That did not work. Please try again.')).toBeDefined()
    mend()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect((await listOf('Sports')).getAllByRole('button').length).toBeGreaterThan(2)
  })
})

describe('game list', () => {
  it.each([
    ['/live', 'Live casino'],
    ['/fish', 'Fishing'],
    ['/rng', 'Slots'],
    ['/pvp', 'Tables'],
  ])(
    '[ROUTE-19, ROUTE-20, ROUTE-21, ROUTE-22] %s shows the games of its type, eighteen a page',
    async (path, title) => {
      await openPortal(path)
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined()
      expect(await tiles(title)).toHaveLength(18)
    },
  )

  it('[ROUTE-23, LOB-55] the game list is filtered by the vendor that the URL names', async () => {
    await openPortal('/rng?vassalage=PG')
    const [first, ...rest] = await tiles('Slots')
    for (const tile of [first, ...rest]) expect(tile?.textContent).toContain('Palma Games')
    expect(await screen.findByRole('link', { name: 'Remove Palma Games' })).toBeDefined()
  })

  it('[LOB-18] the pager of the game list changes the URL', async () => {
    await openPortal('/live')
    const [before] = await tiles('Live casino')
    const name = before?.textContent
    const pager = within(screen.getByRole('navigation', { name: 'Pages of the list' }))
    await userEvent.click(pager.getByRole('button', { name: 'Page 2' }))
    expect(location.search).toBe('?page=2')
    await waitFor(async () => expect((await tiles('Live casino'))[0]?.textContent).not.toBe(name))
    await userEvent.click(pager.getByRole('button', { name: 'Previous page' }))
    expect(location.search).toBe('')
    await waitFor(async () => expect((await tiles('Live casino'))[0]?.textContent).toBe(name))
  })

  it('a page number above the last page is removed from the URL', async () => {
    await openPortal('/fish?vassalage=OCN&page=9999')
    await waitFor(() => expect(location.search).toBe('?vassalage=OCN'))
    expect(await tiles('Fishing')).toHaveLength(10)
  })

  it('[LOB-21] the game list shows an empty state if no games match', async () => {
    await openPortal('/rng?vassalage=NOBODY')
    expect(await screen.findByText('No data')).toBeDefined()
  })

  it('the tiles of live games show a hot badge, the play button, the betting limits and the RTP', async () => {
    await openPortal('/live')
    const all = await tiles('Live casino')
    expect(all.some((tile) => within(tile).queryByText('Hot') !== null)).toBe(true)
    for (const tile of all) {
      expect(within(tile).getByRole('button', { name: /^Play now: / })).toBeDefined()
      expect(tile.textContent).toMatch(/RTP \d+(\.\d+)?%/)
      expect(tile.textContent).toMatch(/Limits of a bet:R\$\s?[\d.]+ – R\$\s?[\d,.]+/)
    }
  })

  it('the list of table games shows no RTP and cannot be sorted by it', async () => {
    await openPortal('/pvp')
    for (const tile of await tiles('Tables')) expect(tile.textContent).not.toContain('RTP')
    const orders = within(screen.getByRole('combobox', { name: 'Sort by' })).getAllByRole('option')
    expect(orders.map(({ textContent }) => textContent)).toEqual([
      'Most popular',
      'Newest',
      'A to Z',
    ])
  })

  it('[LOB-23] a tile shows the default icon if its picture fails to load', async () => {
    await openPortal('/pvp')
    const [tile] = await tiles('Tables')
    const picture = tile?.querySelector('img[src*="/games/"]')
    await act(async () => void picture?.dispatchEvent(new Event('error')))
    expect(tile?.querySelector('img[src*="/games/"]')).toBeNull()
    expect(tile?.querySelector('[data-default] svg')).not.toBeNull()
  })
})

describe('favourite star', () => {
  const star = async (title: string) => {
    const [tile] = await tiles(title)
    if (!tile) throw new Error('The list is empty')
    return within(tile).getByRole('button', { name: /favourites$/ })
  }

  it('the favourite star asks a visitor to log in', async () => {
    await openPortal('/pvp')
    await userEvent.click(await star('Tables'))
    expect(openModals()).toEqual([{ name: 'login', next: '/pvp' }])
  })

  it('the favourite star changes at once and reverts when the server rejects the change', async () => {
    await openAs('bruno', mocks.context, '/pvp')
    const added = await star('Tables')
    const before = added.getAttribute('aria-label')
    let refuse = () => {}
    answerInstead(
      '/wps/relay/MCSFE_addFavoriteGameV2',
      () =>
        new Promise((resolve) => {
          refuse = () => resolve(new Response('', { status: 502 }))
        }),
    )
    await userEvent.click(added)
    await waitFor(async () =>
      expect((await star('Tables')).getAttribute('aria-label')).not.toBe(before),
    )
    await act(async () => refuse())
    await waitFor(async () =>
      expect((await star('Tables')).getAttribute('aria-label')).toBe(before),
    )
    expect(await screen.findByText('That did not work. Please try again.')).toBeDefined()
  })
})

describe('player’s own games', () => {
  it('[GAME-29] removing a favourite clears its star before the server responds, and then removes the game from the list', async () => {
    const game = gameThat(({ gameType }) => gameType === 'PVP')
    await addFavourite(mocks.context, mocks.context.store, 'm-ana', game)
    await openAs('ana', mocks.context, '/favorite')
    const [tile] = await tiles('My favourites')
    if (!tile) throw new Error('There is no favourite')
    const star = await within(tile).findByRole('button', { name: /from favourites$/ })
    const send = globalThis.fetch
    let release = () => {}
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.url.includes('MCSFE_removeFavoriteGameV2'))
        await new Promise<void>((resolve) => {
          release = resolve
        })
      return send(request)
    })
    await waitFor(async () => {
      // Favourites can change once a second, also across tests, so this click may be delayed.
      await userEvent.click(star)
      expect(star.getAttribute('aria-label')).toMatch(/to favourites$/)
    })
    await act(async () => release())
    expect(await screen.findByText(/^No favourites yet/)).toBeDefined()
  })

  it.each([
    ['/favorite', 'My favourites'],
    ['/recent', 'Recently played'],
  ])('[ROLE-07] %s asks a visitor to log in and stays on the page', async (path, title) => {
    await openPortal(path)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined()
    await waitFor(() => expect(openModals()).toEqual([{ name: 'login', next: path }]))
    expect(location.pathname).toBe(path)
    expect(await screen.findByText(/^Log in (and|to) /)).toBeDefined()
  })

  it('[GAME-28] a favourite that another tab has already added is not added again', async () => {
    await openAs('ana', mocks.context, '/pvp')
    const [tile] = await tiles('Tables')
    if (!tile) throw new Error('The list is empty')
    const star = await within(tile).findByRole('button', { name: /to favourites$/ })
    const address = within(tile).getByRole('link').getAttribute('href')
    const game = gameThat(({ nodeId }) => nodeId === address?.split('/').at(-1))
    await addFavourite(mocks.context, mocks.context.store, 'm-ana', game)
    await waitFor(async () => {
      // Favourites can change once a second, also across tests, so this click may be delayed.
      await userEvent.click(star)
      expect(star.getAttribute('aria-label')).toMatch(/from favourites$/)
    })
    await screen.findByText(/ added to favourites$/)
    cleanup()
    await openAs('ana', mocks.context, '/favorite')
    const mine = await tiles('My favourites')
    expect(mine.filter((each) => each.textContent?.includes(gameName(game, 'en')))).toHaveLength(1)
  })

  it("[ROUTE-24] /favorite lists the member's favourites", async () => {
    const game = gameThat(({ gameType }) => gameType === 'PVP')
    await addFavourite(mocks.context, mocks.context.store, 'm-ana', game)
    await openAs('ana', mocks.context, '/favorite')
    const [tile, ...others] = await tiles('My favourites')
    expect(tile?.textContent).toContain(gameName(game, 'en'))
    expect(others).toEqual([])
  })

  it('[ROUTE-25] /recent shows the game that the member played last', async () => {
    const game = gameThat(({ gameType }) => gameType === 'FISH')
    await rememberPlayed(mocks.context, mocks.context.store, 'm-ana', game)
    await openAs('ana', mocks.context, '/recent')
    const [tile] = await tiles('Recently played')
    expect(tile?.textContent).toContain(gameName(game, 'en'))
  })

  it('/favorite shows an empty state to a member without favourites', async () => {
    await openAs('bruno', mocks.context, '/favorite')
    expect(await screen.findByText(/^No favourites yet/)).toBeDefined()
  })
})
