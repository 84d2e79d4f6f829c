// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { forgetIdentityForTests } from '../../../../platform/domain/accounts/identity/verifyForTests.ts'
import { openSession } from '../../../../platform/domain/accounts/session/sessions.ts'
import { gameName } from '../../../../platform/domain/base/content/game.ts'
import { answerInstead, gameFrame, gameThat, openAs, sayAs } from '../../../app/gamesForTests.ts'
import { portalPerTest } from '../../../app/portalForTests.ts'
import { aStatus, openPortal } from '../../../app/testing.tsx'
import { openModal, useModalStore } from '../../../kit/modal/modalStore.ts'
import { timeLimits } from '../../../lib/timeLimits.ts'
import { endSession, startSession } from '../../../session/session.ts'

const mocks = portalPerTest()

const slot = gameThat(
  (game) =>
    game.gameType === 'RNG' && game.isGame === 'GAME' && game.hasTrial && !game.inMaintenance,
)
const title = gameName(slot, 'en')
const maintainedGame = gameThat(({ inMaintenance, isGame }) => inMaintenance && isGame === 'GAME')
const startPath = '/wps/game/startGame'

const openModals = () => useModalStore.getState().modals
const firstTile = async () => {
  const [tile] = within(await screen.findByRole('list', { name: 'Live casino' })).getAllByRole(
    'article',
  )
  if (!tile) throw new Error('The list is empty')
  return within(tile)
}
const play = async () => (await firstTile()).getByRole('button', { name: /^Play now: / })

async function openGame(nodeId = slot.nodeId, persona = 'ana') {
  await openAs(persona, mocks.context, '/about')
  await act(async () => openModal({ name: 'game', nodeId, title }))
}

describe('game launch', () => {
  it('[ERR-27, GAME-25] launching a game asks a visitor to log in and leads to the game after the login', async () => {
    await openPortal('/live')
    await userEvent.click(await play())
    expect(await screen.findByText(/^You are not logged in/)).toBeDefined()
    expect(openModals()).toEqual([
      { name: 'login', next: expect.stringMatching(/^\/seamless\?nodeId=\d+$/) },
    ])
  })

  it('[ERR-30, GAME-35] launching a game offers a trial member the registration of a real account', async () => {
    await openAs('bruno', mocks.context, '/live')
    await userEvent.click(await play())
    const dialog = await screen.findByRole('dialog', { name: 'Register an account first' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign up' }))
    expect(openModals()).toEqual([{ name: 'register' }])
  })

  it('[SAFE-03] a game start that is refused for a missing identity check links to the check', async () => {
    await forgetIdentityForTests(mocks.context.store, 'm-ana')
    await openGame()
    expect(await screen.findByText(/^Verify your identity first\./)).toBeDefined()
    const link = screen.getByRole('link', { name: 'Verify my identity' })
    expect(link.getAttribute('href')).toBe('/member/identity')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it("[GAME-26, GAME-12, ROUTE-54] a double click on a game's play button opens the game once for a member, in a frame", async () => {
    await openAs('ana', mocks.context, '/live')
    const button = await play()
    const name = button.getAttribute('aria-label')?.replace('Play now: ', '') ?? ''
    await userEvent.dblClick(button)
    const frame = await gameFrame(name)
    expect(frame.getAttribute('src')).toMatch(/^\/play\/[0-9a-f]+$/)
    expect(await mocks.context.store.gameLaunches.count()).toBe(1)
    expect(openModals()).toHaveLength(1)
  })

  it('[GAME-36, ROLE-02] a free trial opens without a login', async () => {
    await openPortal(`/seamless?nodeId=${slot.nodeId}&freeTrial=true`)
    const frame = await gameFrame(title)
    expect(frame.getAttribute('src')).toMatch(/^\/play\//)
    expect(screen.getByText('Free trial')).toBeDefined()
  })
})

describe('game dialog', () => {
  it("the game dialog sandboxes a game of the portal's origin without same-origin access", async () => {
    await openGame()
    const sandbox = (await gameFrame(title)).getAttribute('sandbox')?.split(' ')
    expect(sandbox).toContain('allow-scripts')
    expect(sandbox).not.toContain('allow-same-origin')
    expect(sandbox).not.toContain('allow-top-navigation')
  })

  it("the game dialog closes on the game's leave message and ignores other messages and other origins", async () => {
    await openGame()
    const frame = await gameFrame(title)
    await sayAs(frame, { portico: 'leave' }, 'https://evil.example')
    await sayAs(frame, { portico: 'robbery' })
    expect(openModals()).toHaveLength(1)
    await sayAs(frame, { portico: 'leave' })
    await waitFor(() => expect(openModals()).toEqual([]))
  })

  it('the game dialog can reload the game, and closes after a confirmation', async () => {
    await openGame()
    const frame = await gameFrame(title)
    await userEvent.click(screen.getByRole('button', { name: 'Load the game again' }))
    expect(await gameFrame(title)).not.toBe(frame)
    expect(await mocks.context.store.gameLaunches.count()).toBe(1)
    await userEvent.click(screen.getByRole('button', { name: 'Close the game' }))
    const question = screen.getByRole('alertdialog', { name: `Leave ${title}?` })
    await userEvent.click(within(question).getByRole('button', { name: 'Leave the game' }))
    await waitFor(() => expect(openModals()).toEqual([]))
    expect(screen.queryByTitle(title)).toBeNull()
  })

  it('[PLAY-11] a game receives its stored note again after a reload; the note is removed when the session ends', async () => {
    await openGame()
    await sayAs(await gameFrame(title), { portico: 'note', note: 'slip' })
    await userEvent.click(screen.getByRole('button', { name: 'Load the game again' }))
    const frame = await gameFrame(title)
    const post = vi.spyOn(frame.contentWindow ?? window, 'postMessage')
    await sayAs(frame, { portico: 'ready' })
    expect(post).toHaveBeenLastCalledWith({ portico: 'note', note: 'slip' }, '*')
    await act(async () => endSession())
    expect(sessionStorage.length).toBe(0)
  })

  it('the game dialog offers to retry or leave a game that has not loaded after 15 seconds', async () => {
    await openGame()
    const first = await gameFrame(title)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const press = (name: string) =>
      act(async () => void fireEvent.click(screen.getAllByRole('button', { name }).at(-1) ?? first))
    const pass = (time: number) => act(async () => void vi.advanceTimersByTime(time))
    await press('Load the game again')
    await pass(timeLimits.game - 100)
    expect(screen.queryByRole('alert')).toBeNull()
    await pass(200)
    expect(screen.getByRole('alert').textContent).toContain('taking longer than usual')
    const slow = screen.getByTitle(title)
    await press('Try again')
    expect(screen.getByTitle(title)).not.toBe(slow)
    expect(screen.queryByRole('alert')).toBeNull()
    await pass(timeLimits.game + 100)
    expect(screen.getByRole('alert')).toBeDefined()
    await act(async () => void fireEvent.load(screen.getByTitle(title)))
    expect(screen.queryByRole('alert')).toBeNull()
    await press('Load the game again')
    await pass(timeLimits.game + 100)
    vi.useRealTimers()
    await press('Close the game')
    await waitFor(() => expect(openModals()).toEqual([]))
  })

  it('the game dialog removes the game when the session ends and offers to reopen it after a login', async () => {
    await openGame()
    await gameFrame(title)
    await act(async () => endSession({ sessionEnd: 'ended' }))
    const alert = within(await screen.findByRole('alert'))
    const heading = `Your session has ended, and ${title} with it`
    expect(alert.getByRole('heading', { name: heading })).toBeDefined()
    expect(document.querySelector('iframe')).toBeNull()
    // No confirmation appears, because the game has already ended.
    await userEvent.click(alert.getByRole('button', { name: 'Log in' }))
    expect(openModals().map(({ name }) => name)).toEqual(['game', 'login'])
    await act(async () => startSession(await openSession(mocks.context, 'm-ana')))
    await userEvent.click(await alert.findByRole('button', { name: 'Open the game again' }))
    expect(await gameFrame(title)).toBeDefined()
    expect(await mocks.context.store.gameLaunches.count()).toBe(2)
  })

  it('a free trial that a visitor started continues after the visitor logs in', async () => {
    await openPortal(`/seamless?nodeId=${slot.nodeId}&freeTrial=true`)
    const frame = await gameFrame(title)
    await act(async () => startSession(await openSession(mocks.context, 'm-ana')))
    expect(await gameFrame(title)).toBe(frame)
  })

  it('the game dialog shows a failed start and offers a retry', async () => {
    await openAs('ana', mocks.context, '/about')
    const mend = answerInstead(startPath, () => new Response('', { status: 500 }))
    await act(async () => openModal({ name: 'game', nodeId: slot.nodeId, title }))
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByRole('heading', { name: `${title} could not be opened` })).toBeDefined()
    mend()
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }))
    expect(await gameFrame(title)).toBeDefined()
  })

  it.each([
    [
      'has a javascript: URL',
      { launchUrl: 'javascript:alert(1)', nodeId: slot.nodeId, mode: 'REAL' },
    ],
    ['has a protocol-relative URL', { launchUrl: '//evil.example/x', nodeId: slot.nodeId }],
    ['has no address', { nodeId: slot.nodeId, mode: 'REAL' }],
    ['is null', null],
  ])('the game dialog reports an error and opens nothing when a response %s', async (_, value) => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    await openAs('ana', mocks.context, '/about')
    answerInstead(startPath, () => Response.json({ success: true, value }))
    await act(async () => openModal({ name: 'game', nodeId: slot.nodeId, title }))
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByRole('heading', { name: `${title} could not be opened` })).toBeDefined()
    expect(alert.getByRole('button', { name: 'Try again' })).toBeDefined()
    expect(document.querySelector('iframe')).toBeNull()
    expect(open).not.toHaveBeenCalled()
  })

  it('[ERR-23] the game dialog suggests other games instead of a game under maintenance and starts a suggested game', async () => {
    await openGame(maintainedGame.nodeId)
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByRole('heading', { name: `${title} is under maintenance` })).toBeDefined()
    const [other] = alert.getAllByRole('article')
    const button = other && within(other).getAllByRole('button')[0]
    if (!button) throw new Error('No game is suggested')
    await userEvent.click(button)
    await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
    expect(openModals()).toMatchObject([
      { name: 'game', nodeId: expect.not.stringMatching(maintainedGame.nodeId) },
    ])
  })

  it('a game on a host that the portal must not frame opens in a new window, with a link if the browser blocks the window', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const status = aStatus({ launchGameCDNs: ['https://play.example'] })
    answerInstead('/wps/system/status', () => Response.json({ success: true, value: status }))
    await openAs('ana', mocks.context, '/about')
    await act(async () => openModal({ name: 'game', nodeId: slot.nodeId, title }))
    const link = await screen.findByRole('link', { name: `Open ${title} in a new window` })
    expect(link.getAttribute('href')).toMatch(/^https:\/\/play\.example\/play\//)
    expect(open).toHaveBeenCalledTimes(1)
    expect(screen.getByText(/did not let the game open its window/)).toBeDefined()
    expect(document.querySelector('iframe')).toBeNull()
  })
})

describe('game page', () => {
  it('[ROUTE-33] the game page shows the game named in the URL', async () => {
    await openAs('ana', mocks.context, `/seamless?nodeId=${slot.nodeId}`)
    expect(await gameFrame(title)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Close the game' })).toBeDefined()
  })

  it.each(['/seamless', '/seamless?nodeId=x'])(
    'the game page links to the lobby at %s',
    async (path) => {
      await openPortal(path)
      const link = await screen.findByRole('link', { name: 'Go to the lobby' })
      expect(link.getAttribute('href')).toBe('/')
    },
  )

  it('the game page asks a visitor to log in and returns to the game after the login', async () => {
    await openPortal(`/seamless?nodeId=${slot.nodeId}`)
    const alert = within(await screen.findByRole('alert'))
    await userEvent.click(alert.getByRole('button', { name: 'Log in' }))
    expect(openModals()).toEqual([{ name: 'login', next: `/seamless?nodeId=${slot.nodeId}` }])
  })
})

describe('launch from a page of games', () => {
  it('[ROUTE-49] launching the vendor TCG_LOTTO_VN from its card leads to /vnLottery with a gameCode', async () => {
    await openAs('ana', mocks.context, '/elott')
    const main = within(await screen.findByRole('main'))
    const card = await main.findByRole('button', { name: /Loterias do Vietnã/ })
    await userEvent.click(card)
    await waitFor(() => expect(location.pathname).toBe('/vnLottery'))
    expect(location.search).toBe('?gameCode=VN_NORTH')
  })

  it("[ROUTE-53] launching a VASSALAGE item from its tile opens the vendor's game list and starts no game", async () => {
    const item = gameThat(({ isGame, gameType }) => isGame === 'VASSALAGE' && gameType === 'PVP')
    await openAs('ana', mocks.context, `/pvp?vassalage=${item.vendor}`)
    const main = within(await screen.findByRole('main'))
    const name = `Play now: ${gameName(item, 'en')}`
    await userEvent.click(await main.findByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Games' }))
    expect((await dialog.findAllByRole('article')).length).toBeGreaterThan(1)
    expect(await mocks.context.store.gameLaunches.count()).toBe(0)
  })
})

describe("vendor's game list", () => {
  it("[ROUTE-53] the game list of a vendor shows the vendor's games, which launch from the list", async () => {
    await openPortal('/')
    await act(async () =>
      openModal({ name: 'gameList', vassalage: 'KX', vendorName: 'Kai Xuan', gameType: 'PVP' }),
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Games' }))
    const games = within(await dialog.findByRole('list', { name: 'Games of Kai Xuan' }))
    for (const game of games.getAllByRole('article')) expect(game.textContent).toContain('Kai Xuan')
    const [button] = games.getAllByRole('button', { name: /^Play now: / })
    if (!button) throw new Error('The list is empty')
    await userEvent.click(button)
    expect(openModals().map(({ name }) => name)).toEqual(['login'])
  })
})
