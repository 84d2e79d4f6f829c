// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../../mocks/content/games/catalogue.ts'
import { gameName } from '../../../../platform/domain/base/content/game.ts'
import { addFavourite, rememberPlayed } from '../../../../platform/domain/play/games/memberGames.ts'
import { answerInstead, gameThat, openAs } from '../../../app/gamesForTests.ts'
import { portalPerTest } from '../../../app/portalForTests.ts'
import { openPortal } from '../../../app/testing.tsx'
import { useModalStore } from '../../../kit/modal/modalStore.ts'

const mocks = portalPerTest()

const tiles = async (name: string) =>
  within(await screen.findByRole('list', { name })).findAllByRole('article')
const filters = async () => within(await screen.findByRole('navigation', { name: 'Show' }))
const kinds = async () => within(await screen.findByRole('navigation', { name: 'Categories' }))
const press = async (control: Promise<HTMLElement> | HTMLElement) => userEvent.click(await control)
const shows = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeDefined())
const count = (filter: Parameters<typeof catalogue.games>[0]) => catalogue.games(filter).length

describe('list of a game type', () => {
  it('[LOB-12, LOB-15, LOB-49, LOB-56, LOB-65] the game list has tabs for all, hot, new, recent and favourite games', async () => {
    await openPortal('/live')
    const names = (await filters()).getAllByRole('link').map(({ textContent }) => textContent)
    expect(names).toEqual(['All', 'Hot', 'New', 'Recent', 'Favourites'])
    await press((await filters()).getByRole('link', { name: 'Hot' }))
    expect(location.search).toBe('?filter=hot')
    await shows(`${count({ gameType: 'LIVE', isHot: true })} games`)
    for (const tile of await tiles('Live casino')) within(tile).getByText('Hot')
    await press((await filters()).getByRole('link', { name: 'New' }))
    expect(location.search).toBe('?filter=new')
    const [newest] = catalogue.games({ gameType: 'LIVE' }, { by: 'NEWEST' })
    if (!newest) throw new Error('There are no live games')
    await waitFor(async () =>
      expect((await tiles('Live casino'))[0]?.textContent).toContain(gameName(newest, 'en')),
    )
  })

  it('[LOB-13] the game list can be filtered by one and by two vendors, and shows the number of games for each selection', async () => {
    await openPortal('/fish?page=2')
    await press(screen.findByRole('button', { name: 'Providers' }))
    const blue = await screen.findByRole('checkbox', { name: /^Oceano Azul/ })
    expect(blue.closest('label')?.textContent).toBe(
      `Oceano Azul${count({ gameType: 'FISH', vendors: ['OCN'] })}`,
    )
    await press(blue)
    expect(location.search).toBe('?vassalage=OCN')
    await shows(`${count({ gameType: 'FISH', vendors: ['OCN'] })} games`)
    await press(screen.getByRole('checkbox', { name: /^Jade Lion/ }))
    expect(location.search).toBe('?vassalage=OCN,JL')
    await shows(`${count({ gameType: 'FISH', vendors: ['OCN', 'JL'] })} games`)
    await press(screen.getByRole('link', { name: 'Remove Oceano Azul' }))
    expect(location.search).toBe('?vassalage=JL')
    await press(screen.getByRole('link', { name: 'All providers' }))
    expect(location.search).toBe('')
  })

  it('[LOB-14, LOB-45] the game list can be filtered by kind, and shows numbers for the selected vendor and kind', async () => {
    await openPortal('/rng')
    const jackpots = count({ gameType: 'RNG', gameClassify: 'JACKPOT' })
    await press(
      (await kinds()).findByRole('link', {
        name: `Jackpots: ${jackpots.toLocaleString('en')} games`,
      }),
    )
    expect(location.search).toBe('?classify=JACKPOT')
    await shows(`${jackpots.toLocaleString('en')} games`)
    await press(screen.getByRole('button', { name: 'Providers' }))
    const lion = await screen.findByRole('checkbox', { name: /^Jade Lion/ })
    const ofLion = count({ gameType: 'RNG', vendors: ['JL'], gameClassify: 'JACKPOT' })
    await waitFor(() => expect(lion.closest('label')?.textContent).toBe(`Jade Lion${ofLion}`))
    await press(lion)
    await waitFor(async () =>
      expect(
        (await kinds()).getByRole('link', { name: `Jackpots: ${ofLion} games` }),
      ).toBeDefined(),
    )
  })

  it('[LOB-57, LOB-58, LOB-59] selecting another vendor clears the kind and the page, and the tab All clears the vendors', async () => {
    await openPortal('/rng?vassalage=PG&classify=VIDEO&page=3')
    await press(screen.findByRole('button', { name: /^Providers/ }))
    await press(screen.findByRole('checkbox', { name: /^Jade Lion/ }))
    expect(location.search).toBe('?vassalage=PG,JL')
    await press((await filters()).getByRole('link', { name: 'Hot' }))
    expect(location.search).toBe('?filter=hot&vassalage=PG,JL')
    await press((await filters()).getByRole('link', { name: 'All' }))
    expect(location.search).toBe('')
  })

  it('[LOB-16, LOB-17, LOB-60] the game list searches by trimmed name, and choosing a filter clears the search', async () => {
    await openPortal('/rng')
    const field = await screen.findByRole('searchbox', { name: 'Search by name' })
    await userEvent.type(field, '  golden tiger ')
    await waitFor(() => expect(location.search).toBe('?name=golden+tiger'))
    await waitFor(async () => {
      for (const tile of await tiles('Slots')) expect(tile.textContent).toContain('Golden')
    })
    await press((await kinds()).getByRole('link', { name: /^Video slots/ }))
    expect(location.search).toBe('?classify=VIDEO')
    await waitFor(() =>
      expect(screen.getByRole('searchbox', { name: 'Search by name' })).toHaveProperty('value', ''),
    )
    await press((await filters()).getByRole('link', { name: 'New' }))
    await waitFor(() =>
      expect(screen.queryByRole('searchbox', { name: 'Search by name' })).toBeNull(),
    )
  })

  it('the game list shows an empty state for a name without matches and links to all games', async () => {
    await openPortal('/pvp?name=%3Cb%3Exyzzy%3C%2Fb%3E')
    expect(await screen.findByText('No game is called “<b>xyzzy</b>”.')).toBeDefined()
    await press(screen.getByRole('link', { name: 'Show all games' }))
    expect(location.search).toBe('')
  })

  it('[CONST-28] the pager of the game list shows five pages around the current page and two pages at each end', async () => {
    await openPortal('/rng?page=100')
    const pager = within(await screen.findByRole('navigation', { name: 'Pages of the list' }))
    await waitFor(() => {
      const numbers = pager
        .getAllByRole('button', { name: /^Page \d/ })
        .map((button) => button.textContent)
      expect(numbers).toEqual(['1', '2', '98', '99', '100', '101', '102', '513', '514'])
    })
  })

  it.each([
    ['/rng', 'Slots'],
    ['/live', 'Live casino'],
  ])(
    "[LOB-30, LOB-31, LOB-32, LOB-33, LOB-34, LOB-35, LOB-41] a tile shows its game's picture, vendor, mark and actions: %s",
    async (path, list) => {
      await openPortal(path)
      for (const tile of await tiles(list)) {
        const href = tile.querySelector('a')?.getAttribute('href') ?? ''
        const game = catalogue.find(href.split('/').at(-1) ?? '')
        if (!game) throw new Error('The tile names no game')
        const name = gameName(game, 'en')
        const its = within(tile)
        expect(its.getByRole('heading').textContent).toBe(name)
        expect(tile.querySelector(`img[src*="/games/${game.nodeId}"]`)).not.toBeNull()
        expect(tile.querySelector(`img[src*="/vendors/${game.vendor}-icon"]`)).not.toBeNull()
        expect(its.queryByText('Hot') !== null).toBe(game.isHot && !game.inMaintenance)
        expect(its.queryByRole('button', { name: `Free trial: ${name}` }) !== null).toBe(
          game.hasTrial,
        )
        const isSlot = game.gameType === 'RNG'
        const play = its.getByRole('button', { name: `${isSlot ? 'Play' : 'Play now:'} ${name}` })
        expect(play.textContent).toBe(isSlot ? '' : 'Play now')
      }
    },
  )

  it('the game list shows a game once if the response contains it twice', async () => {
    const answered = await fetch(
      `${location.origin}/wps/relay/GCSGAME_gameList?clientType=3&platform=html5-desktop&gameType=PVP&pageSize=2`,
    )
    const answer = await answered.json()
    const [first, second] = answer.value.games
    answer.value.games = [first, second, first]
    answerInstead('/wps/relay/GCSGAME_gameList', () => Response.json(answer))
    await openPortal('/pvp')
    expect(await tiles('Tables')).toHaveLength(2)
  })

  it('sorting the game list keeps its filters', async () => {
    await openPortal('/live?vassalage=EVO')
    await tiles('Live casino')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Highest RTP')
    expect(location.search).toBe('?vassalage=EVO&sort=rtp')
    const [best] = catalogue.games({ gameType: 'LIVE', vendors: ['EVO'] }, { by: 'RTP' })
    if (!best) throw new Error('There are no live games')
    await waitFor(async () =>
      expect((await tiles('Live casino'))[0]?.textContent).toContain(gameName(best, 'en')),
    )
  })

  it('[LOB-19, LOB-20] the recent and favourite tabs ask a visitor to log in', async () => {
    await openPortal('/fish')
    for (const [name, search] of [
      ['Recent', '?filter=recent'],
      ['Favourites', '?filter=fav'],
    ] as const) {
      await press((await filters()).getByRole('link', { name }))
      expect(useModalStore.getState().modals.at(-1)).toEqual({
        name: 'login',
        next: `/fish${search}`,
      })
      expect(location.search).toBe('')
      useModalStore.setState({ modals: [] })
    }
  })

  it("the recent and favourite tabs show only the player's own games of the page's type", async () => {
    const played = gameThat(({ gameType }) => gameType === 'FISH')
    const starred = gameThat(
      ({ gameType, nodeId }) => gameType === 'FISH' && nodeId !== played.nodeId,
    )
    const other = gameThat(({ gameType }) => gameType === 'PVP')
    const { context } = mocks
    for (const game of [other, played])
      await rememberPlayed(context, context.store, 'm-bruno', game)
    for (const game of [other, starred]) await addFavourite(context, context.store, 'm-bruno', game)
    await openAs('bruno', context, '/fish?filter=recent')
    expect((await tiles('Fishing')).map((tile) => tile.querySelector('h3')?.textContent)).toEqual([
      gameName(played, 'en'),
    ])
    await press((await filters()).getByRole('link', { name: 'Favourites' }))
    await waitFor(async () =>
      expect((await tiles('Fishing'))[0]?.textContent).toContain(gameName(starred, 'en')),
    )
  })
})

describe('lobby menu', () => {
  const menu = async () => within(await screen.findByRole('navigation', { name: 'Lobby' }))

  it('[LOB-01, LOB-53, GAME-14] the lobby menu lists home, hot, favourites and the game types, and marks home as current', async () => {
    await openPortal('/')
    const names = (await menu()).getAllByRole('link').map(({ textContent }) => textContent)
    expect(names.slice(0, 3)).toEqual(['Home', 'Hot', 'Favourites'])
    expect(names.slice(3).toSorted()).toEqual([
      'E-lottery',
      'E-sports',
      'Fishing',
      'Live casino',
      'Lottery',
      'Slots',
      'Sports',
      'Tables',
    ])
    expect((await menu()).getByRole('link', { current: 'page' }).textContent).toBe('Home')
  })

  it.each([
    ['/fish', 'Fishing'],
    ['/sports', 'Sports'],
  ])(
    'the page %s has no lobby menu, because the navigation has the same links',
    async (path, name) => {
      await openPortal(path)
      expect((await screen.findAllByRole('list', { name })).length).toBeGreaterThan(0)
      expect(screen.queryByRole('navigation', { name: 'Lobby' })).toBeNull()
    },
  )

  it('[LOB-54] the favourites link of the lobby menu asks a visitor to log in', async () => {
    await openPortal('/')
    await press((await menu()).getByRole('link', { name: 'Favourites' }))
    await waitFor(() =>
      expect(useModalStore.getState().modals).toEqual([{ name: 'login', next: '/favorite' }]),
    )
  })
})
