// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { catalogue } from '../../../../mocks/content/games/catalogue.ts'
import { gameName } from '../../../../platform/domain/base/content/game.ts'
import { canStart } from '../../../../platform/domain/play/games/showGame.ts'
import { answerInstead, gameFrame, gameThat, openAs } from '../../../app/gamesForTests.ts'
import { portalPerTest } from '../../../app/portalForTests.ts'
import { openPortal } from '../../../app/testing.tsx'
import { openModal, useModalStore } from '../../../kit/modal/modalStore.ts'

const mocks = portalPerTest()

const cataloguePath = '/wps/games/catalogue'
const listPath = '/wps/relay/GCSGAME_gameList'
const hotPath = '/wps/relay/GCSGAME_hotGamesV2'

/** Game whose English name is unique. */
const game = gameThat(
  (one) =>
    canStart(one) &&
    one.gameType === 'RNG' &&
    one.hasTrial &&
    one.isTranslated &&
    catalogue.games({ name: gameName(one, 'en') }).length === 1,
)
const title = gameName(game, 'en')
/** Name of the game without one letter of its longest word. */
const mistypedTitle = title.replace(/(\w{2})\w(\w{3,})/, '$1$2')

const openModals = () => useModalStore.getState().modals
const field = () => screen.findByRole('combobox', { name: /^Search games/ })
const findCell = (name: string | RegExp) => screen.findByRole('gridcell', { name })
const findActive = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')

/** Opens a page and clicks its search button. */
async function openSearch(address = '/promotions') {
  await openPortal(address)
  await userEvent.click(await screen.findByRole('button', { name: 'Search games' }))
  return field()
}

const failed = () => new Response('', { status: 500 })
const answerWith = (value: object) => () => Response.json({ success: true, value })

describe('opening the search', () => {
  it('[ACT-22] / and Ctrl-K open the search, which keeps text that is typed before its chunk has loaded', async () => {
    await openPortal('/promotions')
    await screen.findByRole('button', { name: 'Search games' })
    const person = userEvent.setup()
    await person.keyboard('/tig')
    // The field gets the text in an effect, after it is shown.
    const opened = await field()
    await waitFor(() => expect(opened).toHaveProperty('value', 'tig'))
    await person.keyboard('{Escape}')
    await waitFor(() => expect(openModals()).toEqual([]))
    await person.keyboard('{Control>}k{/Control}')
    expect(await field()).toHaveProperty('value', '')
    expect(openModals()).toEqual([{ name: 'search' }])
  })

  it('the key / does not open the search on a page with a running game', async () => {
    await openPortal(`/seamless?nodeId=${game.nodeId}&freeTrial=true`)
    await screen.findByRole('button', { name: 'Search games' })
    await userEvent.keyboard('/')
    expect(openModals()).toEqual([])
  })

  it('the key / does not open the search from within a field, and Ctrl-K does not open it over another dialog', async () => {
    await openPortal('/promotions')
    await screen.findByRole('button', { name: 'Search games' })
    const input = document.createElement('input')
    document.body.append(input)
    input.focus()
    const person = userEvent.setup()
    await person.keyboard('/')
    expect(input.value).toBe('/')
    input.remove()
    await act(async () => openModal({ name: 'login' }))
    await person.keyboard('{Control>}k{/Control}')
    expect(openModals()).toEqual([{ name: 'login' }])
  })

  it('the search button announces its shortcuts, and Back closes the search', async () => {
    await openSearch()
    const button = screen.getByRole('button', { name: 'Search games', hidden: true })
    expect(button.getAttribute('aria-keyshortcuts')).toBe('/ Control+K Meta+K')
    act(() => history.back())
    await waitFor(() => expect(screen.queryByRole('combobox', { name: /^Search/ })).toBeNull())
  })
})

describe('typing in the search', () => {
  it('[ACT-22] the search corrects a typing error, and Enter starts the game', async () => {
    await openAs('ana', mocks.context, '/promotions')
    const person = userEvent.setup()
    await person.keyboard('/')
    const input = await field()
    await person.type(input, mistypedTitle)
    const cell = await findCell(new RegExp(`^Play ${title}, `))
    expect(await screen.findByText(title, { selector: 'strong' })).toBeDefined()
    expect(findActive(input)).toBe(cell)
    await person.keyboard('{Enter}')
    expect((await gameFrame(title)).title).toBe(title)
    expect(openModals()).toEqual([expect.objectContaining({ name: 'game', nodeId: game.nodeId })])
  })

  it('the search asks a visitor to log in and leads to the game after the login', async () => {
    const input = await openSearch()
    await userEvent.type(input, title)
    await findCell(new RegExp(`^Play ${title}, `))
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(openModals()).toEqual([{ name: 'login', next: `/seamless?nodeId=${game.nodeId}` }]),
    )
  })

  it("arrow keys select rows and actions in the search, and Ctrl-Enter opens the game's page", async () => {
    const input = await openSearch()
    const person = userEvent.setup()
    await person.type(input, title)
    const play = await findCell(new RegExp(`^Play ${title}, `))
    // Until the results of the typed title arrive, the search shows rows of an earlier search text,
    // but selects none of them.
    await waitFor(() => expect(findActive(input)).toBe(play))
    await person.keyboard('{ArrowRight}')
    const trial = await findCell(`Free trial: ${title}`)
    await waitFor(() => expect(findActive(input)).toBe(trial))
    await person.keyboard('{ArrowRight}{ArrowRight}')
    const about = await findCell(`About ${title}`)
    await waitFor(() => expect(findActive(input)).toBe(about))
    await person.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}{ArrowUp}')
    await waitFor(() => expect(findActive(input)).toBe(play))
    await person.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(location.pathname).toBe(`/game/${game.nodeId}`))
    expect(openModals()).toEqual([])
  })

  it('vendors and game types in the search lead to their lists, and the search is stored as recent', async () => {
    const input = await openSearch()
    await userEvent.type(input, 'palma')
    const link = within(await findCell(/^Palma Games/)).getByRole('link')
    expect(link.getAttribute('href')).toBe('/rng?vassalage=PG')
    await userEvent.click(link)
    await waitFor(() => expect(location.pathname).toBe('/rng'))
    await userEvent.click(screen.getByRole('button', { name: 'Search games' }))
    await userEvent.type(await field(), 'fishing')
    expect(
      within(await findCell('Fishing'))
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/fish')
    await userEvent.clear(await field())
    await userEvent.click(within(await findCell('palma')).getByRole('button'))
    expect(await field()).toHaveProperty('value', 'palma')
    await userEvent.clear(await field())
    await userEvent.click(await screen.findByRole('button', { name: /^Remove “palma”/ }))
    expect(screen.queryByText('Recent searches')).toBeNull()
  })

  it('the search shows markup in names as plain text', async () => {
    const list = answerInstead(
      cataloguePath,
      answerWith({
        vendors: [{ vassalage: 'PG', name: '<i>Palma</i>' }],
        gameTypes: ['RNG'],
        pictures: [''],
        columns: {
          nodeId: ['1'],
          displayName: ['<img src=x onerror=alert(1)> Tigre'],
          nodeName: [''],
          gameCode: [''],
          vendor: [0],
          gameType: [0],
          picture: [0],
          supportPlay: [1],
          inMaintenance: [0],
          rtp: ['96.00'],
        },
      }),
    )
    const input = await openSearch()
    await userEvent.type(input, 'tigre')
    expect(
      await findCell(/^Play <img src=x onerror=alert\(1\)> Tigre, <i>Palma<\/i>$/),
    ).toBeDefined()
    expect(document.querySelector('[onerror]')).toBeNull()
    list()
  })

  it('a search without results shows hot games', { tags: 'full' }, async () => {
    const input = await openSearch()
    await userEvent.type(input, 'xyzzy')
    expect(await screen.findByText('Nothing matches “xyzzy”.')).toBeDefined()
    expect(screen.getByText('Hot games')).toBeDefined()
    expect(findActive(input)).toBeNull()
  })
})

describe('search while the catalogue loads, has failed or is empty', () => {
  it('the server searches while the catalogue loads, and responses for an earlier text are ignored', async () => {
    answerInstead(cataloguePath, () => new Promise(() => {}))
    const mocked = globalThis.fetch
    const held: { text: string; answer: () => void }[] = []
    vi.stubGlobal('fetch', async (request: Request) => {
      const { pathname, searchParams } = new URL(request.url)
      // Awaited first, so that the caller gets the error of a cancelled request.
      const response = await mocked(request)
      if (pathname !== listPath) return response
      await new Promise<void>((answer) => {
        held.push({ text: searchParams.get('gameName') ?? '', answer })
      })
      return response
    })
    const input = await openSearch()
    await userEvent.type(input, 'dragon')
    await waitFor(() => expect(held.map(({ text }) => text)).toContain('dragon'))
    await userEvent.clear(input)
    await userEvent.type(input, title)
    await waitFor(() => expect(held.map(({ text }) => text)).toContain(title))
    await userEvent.keyboard('{Enter}')
    await act(async () => held.find(({ text }) => text === title)?.answer())
    await waitFor(() => expect(openModals()).toEqual([expect.objectContaining({ name: 'login' })]))
    await act(async () => {
      for (const { answer } of held) answer()
    })
    expect(openModals()).toEqual([{ name: 'login', next: `/seamless?nodeId=${game.nodeId}` }])
  })

  it('the server searches if the catalogue fails to load, and a retry is offered if the server fails, too', {
    tags: 'full',
  }, async () => {
    const [stopCatalogue, stopList] = [cataloguePath, listPath].map((path) =>
      answerInstead(path, failed),
    )
    const input = await openSearch()
    await userEvent.type(input, mistypedTitle)
    expect(await screen.findByText('Search is not available right now')).toBeDefined()
    stopList?.()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await findCell(new RegExp(`^Play ${title}, `))).toBeDefined()
    expect(await findCell(`Did you mean ${title}?`)).toBeDefined()
    stopCatalogue?.()
  })

  it('the search shows that there are no games if the catalogue is empty', {
    tags: 'full',
  }, async () => {
    const empty = {
      nodeId: [],
      displayName: [],
      nodeName: [],
      gameCode: [],
      vendor: [],
      gameType: [],
      picture: [],
      supportPlay: [],
      inMaintenance: [],
      rtp: [],
    }
    answerInstead(
      cataloguePath,
      answerWith({ vendors: [], gameTypes: [], pictures: [], columns: empty }),
    )
    answerInstead(hotPath, answerWith({ list: [] }))
    answerInstead(listPath, answerWith({ games: [], totalPages: 0, total: 0 }))
    const input = await openSearch()
    expect(await screen.findByText('There are no games yet.')).toBeDefined()
    await userEvent.type(input, 'tigre')
    expect(await screen.findByText('Nothing matches “tigre”.')).toBeDefined()
    expect(screen.queryByText('Hot games')).toBeNull()
  })
})
