// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../../mocks/content/games/catalogue.ts'
import { type Game, gameName, originalName } from '../../../../platform/domain/base/content/game.ts'
import {
  answerInstead,
  closePortal,
  gameFrame,
  gameThat,
  openAs,
} from '../../../app/gamesForTests.ts'
import { portalPerTest } from '../../../app/portalForTests.ts'
import { openPortal } from '../../../app/testing.tsx'
import { closeModal, openModal, useModalStore } from '../../../kit/modal/modalStore.ts'

const mocks = portalPerTest()

const isPlayable = ({ inMaintenance, isGame }: Game) => !inMaintenance && isGame === 'GAME'
const slot = gameThat((game) => isPlayable(game) && game.gameType === 'RNG' && game.hasTrial)
const book = gameThat((game) => isPlayable(game) && game.gameType === 'SPORTS' && !game.hasTrial)
const maintainedGame = gameThat(
  ({ inMaintenance, gameType }) => inMaintenance && gameType === 'RNG',
)
const detailsCall = (game: Game) => `/wps/games/${game.nodeId}`

const openGame = (game: Game) => openPortal(`/game/${game.nodeId}`)
const seeName = (game: Game) =>
  screen.findByRole('heading', { level: 1, name: gameName(game, 'en') })
const openModals = () => useModalStore.getState().modals
/**
 * Queries in the `article` element about the game. The vendor's other games are outside of this
 * element.
 */
const aboutGame = async (game: Game) => {
  const part = (await seeName(game)).closest('article')
  if (!part) throw new Error('The heading stands outside the part about the game')
  return within(part)
}

describe('game page', () => {
  it('the game page shows vendor, RTP, volatility, minimum bet, category and release date', async () => {
    await openGame(slot)
    const part = await aboutGame(slot)
    const factOf = (term: string) => part.getByText(term).nextElementSibling?.textContent
    expect(factOf('RTP')).toBe(`${(slot.rtp / 100).toFixed(2)}%`)
    expect(factOf('Volatility')).toMatch(/^(Low|Medium|High)/)
    await waitFor(() => expect(factOf('Minimum bet')).toMatch(/^R\$\s\d+\.\d\d$/))
    expect(factOf('Category')).toBe('Slots')
    expect(factOf('Released')).toMatch(/^[A-Z][a-z]{2} \d{1,2}, 20\d\d$/)
    const vendor = part.getByRole('link', { name: slot.vendorName })
    expect(vendor.getAttribute('href')).toBe(`/rng?vassalage=${slot.vendor}`)
    expect(part.getByText(/^18\+ only\. The RTP is an average/)).toBeDefined()
    expect(document.title).toBe(`${gameName(slot, 'en')} – ${slot.vendorName} · Portico`)
  })

  it('the game page shows a Latin name and, below it, the original name of a game whose vendor has no translations', async () => {
    const foreign = gameThat(
      (game) => isPlayable(game) && !game.isTranslated && game.homeLanguage === 'zh',
    )
    await openGame(foreign)
    const part = await aboutGame(foreign)
    const original = part.getByText(originalName(foreign))
    expect(original.lang).toBe('zh')
    expect(original.closest('p')?.textContent).toMatch(/^Original name: /)
    expect(gameName(foreign, 'en')).toMatch(/^\p{Script=Latin}/u)
  })

  it('the game page shows a breadcrumb and six other games of the vendor', async () => {
    await openGame(slot)
    await seeName(slot)
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/rng',
      `/rng?vassalage=${slot.vendor}`,
    ])
    const others = within(screen.getByRole('list', { name: `More from ${slot.vendorName}` }))
    expect(others.getAllByRole('article')).toHaveLength(6)
    const [other] = others.getAllByRole('link')
    if (!other) throw new Error('No tile has a link')
    await userEvent.click(other)
    expect(location.pathname).toBe(other.getAttribute('href'))
    expect((await screen.findByRole('heading', { level: 1 })).textContent).not.toBe(
      gameName(slot, 'en'),
    )
  })

  it('[GAME-25] the game page asks a visitor to log in and leads to the game after the login', async () => {
    await openGame(slot)
    await userEvent.click((await aboutGame(slot)).getByRole('button', { name: 'Play now' }))
    expect(openModals()).toEqual([{ name: 'login', next: `/seamless?nodeId=${slot.nodeId}` }])
  })

  it('[GAME-26] the play button of the game page starts the game for a member', async () => {
    await openAs('ana', mocks.context, `/game/${slot.nodeId}`)
    await userEvent.click((await aboutGame(slot)).getByRole('button', { name: 'Play now' }))
    const title = gameName(slot, 'en')
    expect(openModals()).toEqual([{ name: 'game', nodeId: slot.nodeId, title }])
  })

  it('[GAME-35] the game page shows a trial member the dialog for registering a real account', async () => {
    await openAs('bruno', mocks.context, `/game/${slot.nodeId}`)
    await userEvent.click((await aboutGame(slot)).getByRole('button', { name: 'Play now' }))
    expect(openModals()).toEqual([{ name: 'realAccount' }])
  })

  it('[GAME-36, LOB-33] the game page offers a visitor a free trial only for a game that has one', async () => {
    await openGame(slot)
    await userEvent.click((await aboutGame(slot)).getByRole('button', { name: 'Free trial' }))
    const title = gameName(slot, 'en')
    expect(openModals()).toEqual([{ name: 'game', nodeId: slot.nodeId, title, freeTrial: true }])
    closePortal()
    await openGame(book)
    const part = await aboutGame(book)
    expect(part.getByRole('button', { name: 'Play now' })).toBeDefined()
    expect(part.queryByRole('button', { name: 'Free trial' })).toBeNull()
    expect(part.queryByText('Volatility')).toBeNull()
  })

  it('[LOB-36] the star on the game page adds the game to the favourites', async () => {
    await openAs('ana', mocks.context, `/game/${slot.nodeId}`)
    const part = await aboutGame(slot)
    await userEvent.click(part.getByRole('button', { name: /^Add .* to favourites$/ }))
    expect(await part.findByRole('button', { name: /^Remove .* from/ })).toBeDefined()
  })

  it('the game page shows a notice and no play button during maintenance', async () => {
    await openGame(maintainedGame)
    const part = await aboutGame(maintainedGame)
    expect(part.getByText(`${gameName(maintainedGame, 'en')} is under maintenance`)).toBeDefined()
    expect(part.queryByRole('button', { name: /Play|trial/ })).toBeNull()
  })

  it('the game page shows that the details failed to load and offers a retry', async () => {
    const mend = answerInstead(detailsCall(slot), () => new Response('', { status: 502 }))
    await openGame(slot)
    expect(await screen.findByText('The game’s details could not be loaded')).toBeDefined()
    expect(screen.getByRole('heading', { level: 1, name: 'Game' })).toBeDefined()
    mend()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await seeName(slot)
  })

  it.each(['/game/1', '/game/x', '/game/%3Cscript%3E'])(
    'the URL %s shows that there is no such game and links to the list',
    async (address) => {
      await openPortal(address)
      const heading = await screen.findByRole('heading', { level: 1, name: 'Game not found' })
      expect(heading.closest('[data-not-found]')).not.toBeNull()
      expect(document.title).toBe('Game not found · Portico')
      await userEvent.click(screen.getByRole('link', { name: 'See all slots' }))
      expect(location.pathname).toBe('/rng')
    },
  )
})

describe('game tile', () => {
  it("the name on a tile links to the game's page, and the button on the tile starts the game", async () => {
    await openPortal('/live')
    const [tile] = await screen.findAllByRole('article')
    if (!tile) throw new Error('The list is empty')
    const link = within(tile).getByRole('link')
    expect(link.getAttribute('href')).toMatch(/^\/game\/\d+$/)
    expect(link.querySelector('button')).toBeNull()
    expect(link.closest('button')).toBeNull()
    await userEvent.click(within(tile).getByRole('button', { name: /^Play now/ }))
    expect(location.pathname).toBe('/live')
    expect(openModals()).toHaveLength(1)
  })

  it('the tile of a VASSALAGE item has no link to a game page', async () => {
    const list = catalogue.games().find(({ isGame }) => isGame === 'VASSALAGE')
    await openPortal(`/${list?.gameType.toLowerCase()}?vassalage=${list?.vendor}`)
    const name = list && gameName(list, 'en')
    expect(await screen.findByRole('heading', { level: 3, name: name ?? '' })).toBeDefined()
    expect(screen.queryByRole('link', { name: name ?? '' })).toBeNull()
  })

  it('a game is paused while a dialog covers it, and resumes after the dialog closes', async () => {
    await openPortal(`/seamless?nodeId=${slot.nodeId}&freeTrial=true`)
    const { contentWindow } = await gameFrame(gameName(slot, 'en'))
    if (!contentWindow) throw new Error('The frame has no window')
    const messages: unknown[] = []
    contentWindow.addEventListener('message', ({ data }) => messages.push(data))
    await act(async () => openModal({ name: 'login' }))
    await waitFor(() => expect(messages.at(-1)).toEqual({ portico: 'pause' }))
    await act(async () => closeModal())
    await waitFor(() => expect(messages.at(-1)).toEqual({ portico: 'resume' }))
  })
})
