// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answerInstead, openAs } from '../../../app/gamesForTests.ts'
import { portalPerTest } from '../../../app/portalForTests.ts'
import { openPortal } from '../../../app/testing.tsx'
import { useModalStore } from '../../../kit/modal/modalStore.ts'

const mocks = portalPerTest()

const menu = async () => within(await screen.findByRole('navigation', { name: 'Lotteries' }))
const frame = () =>
  waitFor(() => {
    const found = document.querySelector('iframe')
    if (found === null) throw new Error('No lottery is shown')
    return found
  })
const launches = () => mocks.context.store.gameLaunches.find({})

describe('lottery page', () => {
  it.each([
    ['/lottery', 'Lottery room'],
    ['/seaLottery', 'SEA lottery'],
    ['/vnLottery', 'Vietnam lottery'],
  ])(
    '[ROUTE-26, ROUTE-27, ROUTE-28] %s opens the chosen lottery with its last draws',
    async (path, title) => {
      await openAs('ana', mocks.context, path)
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined()
      const links = (await menu()).getAllByRole('link')
      const last = links.at(-1)
      if (!last) throw new Error('The menu is empty')
      // `act` waits until the new page is rendered completely, because components of that page may
      // suspend.
      await act(async () => last.click())
      expect(location.search).toMatch(/^\?gameCode=[A-Z0-9_]+$/)
      expect((await menu()).getAllByRole('link', { current: true })).toContain(last)
      expect((await frame()).getAttribute('src')).toMatch(/^\/play\//)
      const [launch] = await launches()
      expect(launch).toMatchObject({ memberId: 'm-ana', mode: 'REAL', view: 'BETTING' })
      const results = within(screen.getByRole('region', { name: 'Last results' }))
      expect((await results.findAllByRole('listitem')).length).toBeGreaterThan(1)
      expect(results.getByText('Next draw')).toBeDefined()
      // Only the last lottery of /seaLottery has a licence of its own.
      const licences = results.queryAllByText('Licensed by')
      expect(licences).toHaveLength(path === '/seaLottery' ? 1 : 0)
    },
  )

  it('[LOB-61] a lottery starts with the prize mode LOTT if no vendor requires another mode', async () => {
    const value = { lanes: [], sorting: [] }
    answerInstead('/wps/relay/GCSGAME_newGameVendor', () => Response.json({ success: true, value }))
    await openAs('ana', mocks.context, '/vnLottery?gameCode=VN_NORTH')
    await frame()
    expect(await launches()).toMatchObject([{ memberId: 'm-ana', prizeMode: 'LOTT' }])
  })

  it('[ROUTE-29] a lottery page asks a visitor to log in and returns to the lottery after the login', async () => {
    await openPortal('/vnLottery?gameCode=VN_NORTH')
    await waitFor(() =>
      expect(useModalStore.getState().modals).toEqual([
        { name: 'login', next: '/vnLottery?gameCode=VN_NORTH' },
      ]),
    )
    expect(location.pathname).toBe('/')
  })

  it('[ROUTE-56] /lottert redirects to /lottery', async () => {
    await openAs('ana', mocks.context, '/lottert?gameCode=NONE')
    await waitFor(() => expect(location.pathname + location.search).toBe('/lottery?gameCode=NONE'))
  })

  it('the lottery page shows the next draw instead of a lottery for an unknown gameCode', async () => {
    await openAs('ana', mocks.context, '/lottery?gameCode=NONE')
    const links = (await menu()).getAllByRole('link')
    expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([])
    expect(document.querySelector('iframe')).toBeNull()
    expect(await launches()).toEqual([])
    const next = screen.getByRole('link', { name: /^Play now: / }).getAttribute('href')
    expect(links.map((link) => link.getAttribute('href'))).toContain(next)
    const drawn = within(await screen.findByRole('region', { name: 'Latest draws' }))
    expect(await drawn.findAllByRole('link')).toHaveLength(links.length)
  })

  it('the menu of lotteries waits for the lotteries played last, which come first in it', async () => {
    const menuArrived = Promise.withResolvers<void>()
    const recentMayArrive = Promise.withResolvers<void>()
    const mocked = globalThis.fetch
    vi.stubGlobal('fetch', async (request: Request) => {
      const response = await mocked(request)
      const { pathname } = new URL(request.url)
      if (pathname === '/lgw/games/game_menus') menuArrived.resolve()
      if (pathname === '/lgw/vn/games/game_menu/recent') await recentMayArrive.promise
      return response
    })
    await openAs('ana', mocks.context, '/lottery')
    // `act` waits until the response is rendered.
    await act(() => menuArrived.promise)
    expect(screen.queryByRole('navigation', { name: 'Lotteries' })).toBeNull()
    recentMayArrive.resolve()
    expect((await menu()).getAllByRole('link').length).toBeGreaterThan(1)
  })

  it('the lottery page shows that the menu failed to load and offers a retry', async () => {
    const mend = answerInstead('/lgw/games/game_menus', () => new Response('', { status: 502 }))
    await openAs('ana', mocks.context, '/lottery')
    const retry = await screen.findByRole('button', { name: 'Try again' })
    mend()
    await act(async () => retry.click())
    expect((await menu()).getAllByRole('link').length).toBeGreaterThan(1)
  })
})
