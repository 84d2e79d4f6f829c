// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mocksPerTest } from '../../../../tests/support/mocksPerTest.ts'
import { answerInstead, closePortal, startAsVisitor } from '../../../app/gamesForTests.ts'
import { openPortal } from '../../../app/testing.tsx'
import { keepAnswers } from '../../../session/follow/keepAnswers.ts'

mocksPerTest()
beforeEach(startAsVisitor)
afterEach(() => {
  closePortal()
  vi.unstubAllEnvs()
})

const listPath = '/wps/relay/GCSGAME_gameList'

/** Response with the first page of tables, for a test to change. */
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

it('malformed announcements do not break the game list', async () => {
  // Production mode, in which responses are not validated.
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

describe('responses kept over a reload', () => {
  const section = (name: string) => screen.findByRole('region', { name })
  async function open() {
    const { queryClient } = await openPortal('/')
    return { queryClient, stop: keepAnswers(queryClient) }
  }
  /** Opens the home page, and stores the response of a path. */
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

  it('[GAME-31] stored hot games are requested again after a reload and replaced by the response', async () => {
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
