// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mocksPerTest } from '../../../../tests/support/mocksPerTest.ts'
import { answerInstead, closePortal, startAsVisitor } from '../../../app/gamesForTests.ts'
import { openPortal } from '../../../app/testing.tsx'

mocksPerTest()
beforeEach(startAsVisitor)
afterEach(() => {
  closePortal()
  vi.unstubAllEnvs()
})

const listPath = '/wps/relay/GCSGAME_gameList'

/** Response with the first page of poker games, for a test to change. */
async function aList() {
  const query = 'clientType=3&platform=html5-desktop&gameType=PVP&pageSize=18'
  const answered = await fetch(`${location.origin}${listPath}?${query}`)
  return answered.json()
}
const tiles = async () =>
  within(await screen.findByRole('list', { name: 'Poker' })).getAllByRole('article')

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
