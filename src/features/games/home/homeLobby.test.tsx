// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { catalogue } from '../../../../mocks/content/games/catalogue.ts'
import { gameName } from '../../../../platform/domain/base/content/game.ts'
import { marketOf } from '../../../../platform/domain/base/platform/markets.ts'
import { changePlatform } from '../../../../platform/domain/base/platform/platformSettings.ts'
import { addFavourite, rememberPlayed } from '../../../../platform/domain/play/games/memberGames.ts'
import {
  answerInstead,
  closePortal,
  gameFrame,
  gameThat,
  openAs,
} from '../../../app/gamesForTests.ts'
import { portalPerTest, scrollNear } from '../../../app/portalForTests.ts'
import { openPortal } from '../../../app/testing.tsx'
import { useModalStore } from '../../../kit/modal/modalStore.ts'
import { paths } from '../../../paths.ts'

const mocks = portalPerTest()
beforeEach(() => {
  localStorage.removeItem('startedGames')
})

/** Section of the home page, after the visitor has scrolled near it. */
async function section(name: string) {
  await scrollNear(await screen.findByRole('region', { name }))
  return within(await screen.findByRole('region', { name }))
}
const more = async (name: string) =>
  (await section(name)).getByRole('link', { name: `See all: ${name}` }).getAttribute('href')

describe('home page', () => {
  it('[LOB-03, LOB-05, LOB-06, LOB-07, LOB-09, LOB-51, GAME-09, CONST-20] each section of games on the home page shows 12 games and a link to all', async () => {
    await openPortal('/')
    for (const [name, path] of [
      ['Hot right now', '/hot'],
      ['Slots', '/rng'],
      ['Live casino', '/live'],
      ['Fishing', '/fish'],
      ['Tables', '/pvp'],
      ['Mini games', '/rng?classify=MINI'],
    ] as const) {
      expect(await (await section(name)).findAllByRole('article'), name).toHaveLength(12)
      expect(await more(name)).toBe(path)
    }
  })

  it('[LOB-08, LOB-10] the sections of sports and e-sports on the home page show their vendors and a link to all', async () => {
    await openPortal('/')
    for (const [name, path, count] of [
      ['Sports', '/sports', 4],
      ['E-sports', '/esports', 3],
    ] as const) {
      const vendors = await (await section(name)).findAllByRole('button', { name: /^Play now: / })
      expect(vendors, name).toHaveLength(count)
      expect(await more(name)).toBe(path)
    }
  })

  it('[LOB-11, GAME-08] the home page shows cockfights only where the licence allows them', async () => {
    await openPortal('/')
    await section('Sports')
    expect(screen.queryByRole('region', { name: 'Cockfights' })).toBeNull()
    closePortal()
    await changePlatform(mocks.context, { market: marketOf('PT') })
    await openPortal('/')
    const vendors = await (await section('Cockfights')).findAllByRole('button')
    expect(vendors).toHaveLength(1)
    expect(await more('Cockfights')).toBe('/sports?classify=COCKFIGHT')
  })

  it('[LOB-02, LOB-04, CONST-21, CONST-26] the home page shows recent games and favourites to a member and not to a visitor', async () => {
    const fishing = catalogue.games({ gameType: 'FISH' }).slice(0, 13)
    const [played] = fishing
    if (!played) throw new Error('There is nothing to fish')
    const starred = gameThat(({ gameType }) => gameType === 'PVP')
    for (const game of fishing.toReversed()) {
      mocks.clock.advance(1000)
      await rememberPlayed(mocks.context, mocks.context.store, 'm-bruno', game)
    }
    await addFavourite(mocks.context, mocks.context.store, 'm-bruno', starred)
    await openPortal('/')
    await section('Slots')
    for (const name of ['Continue playing', 'My favourites']) {
      expect(screen.queryByRole('region', { name })).toBeNull()
    }
    closePortal()
    await openAs('bruno', mocks.context, '/')
    const recent = await (await section('Continue playing')).findAllByRole('article')
    expect(recent).toHaveLength(12)
    expect(recent[0]?.textContent).toContain(gameName(played, 'en'))
    expect(await more('Continue playing')).toBe('/recent')
    const favourites = await (await section('My favourites')).findAllByRole('article')
    expect(favourites.map((tile) => tile.querySelector('h3')?.textContent)).toContain(
      gameName(starred, 'en'),
    )
    expect(await more('My favourites')).toBe('/favorite')
  })

  it('[LOB-02] the home page shows a visitor the games that were started in this browser, the latest first', async () => {
    const [first, second] = catalogue
      .games({ gameType: 'RNG' })
      .filter(({ hasTrial, inMaintenance }) => hasTrial && !inMaintenance)
    if (!first || !second) throw new Error('No slots have a free trial')
    for (const game of [first, second, first]) {
      await openPortal(`/seamless?nodeId=${game.nodeId}&freeTrial=true`)
      await gameFrame(gameName(game, 'en'))
      closePortal()
    }
    await openPortal('/')
    const games = await (await section('Continue playing')).findAllByRole('article')
    expect(games.map((tile) => tile.querySelector('h3')?.textContent)).toEqual([
      gameName(first, 'en'),
      gameName(second, 'en'),
    ])
    expect(await more('Continue playing')).toBe('/recent')
  })

  it('a game that a member starts is not stored in the browser, where the next visitor would see it', async () => {
    const slot = gameThat(({ hasTrial, inMaintenance }) => hasTrial && !inMaintenance)
    await openAs('ana', mocks.context, `/seamless?nodeId=${slot.nodeId}&freeTrial=true`)
    await gameFrame(gameName(slot, 'en'))
    expect(localStorage.getItem('startedGames')).toBeNull()
  })

  it('the home page loads the games of a row far down once the visitor scrolls near it', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const calls = () => fetched.mock.calls.filter(([one]) => /=LIVE/.test((one as Request).url))
    await openPortal('/')
    await (await section('Hot right now')).findAllByRole('article')
    const far = screen.getByRole('region', { name: 'Live casino' })
    expect(within(far).queryByRole('article')).toBeNull()
    expect(calls()).toHaveLength(0)
    await scrollNear(far)
    expect(await (await section('Live casino')).findAllByRole('article')).toHaveLength(12)
    expect(calls()).toHaveLength(1)
  })

  it('the home page omits a section without games', async () => {
    const none = { success: true, value: { list: [] } }
    answerInstead('/wps/relay/GCSGAME_hotGamesV2', () => Response.json(none))
    await openPortal('/')
    await section('Slots')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Hot right now' })).toBeNull())
  })

  it('the home page shows a member links to the deposit page and to the reward centre', async () => {
    await openAs('ana', mocks.context, '/')
    const card = await section('Your account')
    expect(await card.findByText(/Good to see you/)).toBeDefined()
    expect(card.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/member/deposit')
    const rewards = card.getByRole('link', { name: /reward/i })
    expect(rewards.getAttribute('href')).toBe('/member/rewardCentre')
  })
})

describe('game-type menu', () => {
  it('[LOB-64] the game-type menu lists e-sports directly after sports', async () => {
    await openPortal('/')
    const menu = within(await screen.findByRole('navigation', { name: 'Lobby' }))
    await menu.findByRole('link', { name: 'E-sports' })
    const names = menu.getAllByRole('link').map(({ textContent }) => textContent)
    expect(names[names.indexOf('Sports') + 1]).toBe('E-sports')
  })
})

describe('winner board', () => {
  it('[LOB-37, LOB-43, LOB-52] the winner board lists the game, masked customer and amount of each win, the largest win first', async () => {
    await openPortal('/')
    const board = await section('Biggest wins')
    const wins = await board.findAllByRole('listitem')
    expect(wins).toHaveLength(20)
    const amounts = wins.map(({ textContent }) =>
      Number(/R\$\s?([\d,]+\.\d\d)/.exec(textContent ?? '')?.[1]?.replaceAll(',', '')),
    )
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one))
    for (const win of wins) {
      const { title } = within(win).getByRole('button')
      const game = gameThat((each) => title === `Play ${gameName(each, 'en')}`)
      expect(win.querySelector('img')?.getAttribute('src')).toContain(`/games/${game.nodeId}`)
      expect(win.textContent).toContain(gameName(game, 'en'))
      expect(win.textContent).toMatch(/\*\*\*/)
    }
  })

  it('[LOB-37] the winner board scrolls through its wins until it is stopped', async () => {
    await openPortal('/')
    const board = await section('Biggest wins')
    const list = await board.findByRole('list', { name: 'Biggest wins' })
    const belt = list.parentElement
    // CSS scrolls the element with `data-moving` by half of its height, because the element
    // contains the list twice.
    expect(belt?.dataset.moving).toBe('true')
    expect(belt?.style.animationDuration).toBe('40s')
    expect(list.nextElementSibling?.textContent).toBe(list.textContent)
    await userEvent.click(board.getByRole('button', { name: 'Pause the list' }))
    expect(belt?.dataset.moving).toBeUndefined()
    expect(board.getByRole('button', { name: 'Resume the list' })).toBeDefined()
  })

  it('[LOB-38] clicking a win on the winner board asks a visitor to log in and leads to the game after the login', async () => {
    await openPortal('/')
    const [win] = await (await section('Biggest wins')).findAllByRole('button', { name: /R\$/ })
    if (!win) throw new Error('Nobody has won')
    await userEvent.click(win)
    const game = gameThat((each) => win.title === `Play ${gameName(each, 'en')}`)
    await waitFor(() =>
      expect(useModalStore.getState().modals).toEqual([
        { name: 'login', next: paths.seamless(game.nodeId) },
      ]),
    )
  })

  it('the winner board shows an empty state without wins', { tags: 'full' }, async () => {
    const none = { success: true, value: { entries: [] } }
    answerInstead('/wps/relay/GCSGAME_getRankList', () => Response.json(none))
    await openPortal('/')
    expect(await (await section('Biggest wins')).findByText('No wins yet today.')).toBeDefined()
  })
})

describe('jackpot', () => {
  it('[LOB-39, GAME-09] the jackpot shows the amount of the vendors’ pool', async () => {
    await openPortal('/')
    const jackpot = await screen.findByRole('region', { name: 'Providers’ jackpot' })
    await waitFor(() => expect(jackpot.textContent).toMatch(/R\$\s?\d{2,3},\d{3},\d{3}\.\d{2}/))
  })

  it.each([
    ['of a pool', { amount: '187402913.57', perMinute: '2482.20', currency: 'BRL' }],
    ['without a pool', undefined],
  ])('[LOB-39] the jackpot %s rises at intervals until it is paused', async (_, growing) => {
    const pool = growing && { ...growing, at: new Date().toISOString() }
    const value = { isShown: true, ...(pool && { pool }) }
    answerInstead('/wps/jackpot', () => Response.json({ success: true, value }))
    await openPortal('/')
    const jackpot = await screen.findByRole('region', { name: 'Providers’ jackpot' })
    const amount = () =>
      Number(/R\$\s?([\d,.]+)/.exec(jackpot.textContent ?? '')?.[1]?.replaceAll(',', ''))
    await waitFor(() => expect(amount()).toBeGreaterThan(100_000_000))
    const press = (name: string) =>
      act(async () => within(jackpot).getByRole('button', { name }).click())
    await press('Pause the counter')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    await press('Resume the counter')
    const first = amount()
    await act(() => vi.advanceTimersByTimeAsync(5000))
    const second = amount()
    expect(second).toBeGreaterThan(first)
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(amount()).toBeGreaterThan(second)
    await press('Pause the counter')
    const last = amount()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(amount()).toBe(last)
  })

  it('[CONST-32] the jackpot shows a simulated counter when no vendor has a pool', async () => {
    answerInstead('/wps/jackpot', () => Response.json({ success: true, value: { isShown: true } }))
    await openPortal('/')
    const jackpot = await screen.findByRole('region', { name: 'Providers’ jackpot' })
    await waitFor(() => expect(jackpot.textContent).toMatch(/R\$\s?[123]\d\d,\d{3},\d{3}\.00/))
  })

  it('[CONST-33] the displayed jackpot counter grows by 100 to 500 at each step', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    answerInstead('/wps/jackpot', () => Response.json({ success: true, value: { isShown: true } }))
    await openPortal('/')
    const jackpot = await screen.findByRole('region', { name: 'Providers’ jackpot' })
    const count = () =>
      Number(jackpot.textContent?.match(/[\d,]+(?=\.00)/)?.[0].replaceAll(',', ''))
    await waitFor(() => expect(count()).toBeGreaterThan(0))
    const shown = new Set([count()])
    // Steps are at least three seconds apart, so a check every second misses none.
    for (let second = 0; second < 40; second += 1) {
      await act(() => vi.advanceTimersByTimeAsync(1000))
      shown.add(count())
    }
    vi.useRealTimers()
    const counts = [...shown]
    expect(counts.length).toBeGreaterThan(5)
    for (const [index, after] of counts.slice(1).entries()) {
      const step = after - (counts[index] ?? 0)
      expect(step).toBeGreaterThanOrEqual(100)
      expect(step).toBeLessThanOrEqual(500)
    }
  })

  it("the jackpot is hidden if the server's response hides it", async () => {
    answerInstead('/wps/jackpot', () => Response.json({ success: true, value: { isShown: false } }))
    await openPortal('/')
    await section('Biggest wins')
    expect(screen.queryByRole('region', { name: 'Providers’ jackpot' })).toBeNull()
  })
})
