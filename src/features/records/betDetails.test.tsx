// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newestFirst } from '../../../platform/domain/base/storage/pageOf.ts'
import { mocksPerTest } from '../../../tests/support/mocksPerTest.ts'
import { closePortal, openAs, startAsVisitor } from '../../app/gamesForTests.ts'
import { hasRtp } from '../../lib/gameOdds.ts'
import { referenceOf } from '../../lib/reference.ts'
import { paths } from '../../paths.ts'
import { connectApi } from '../../session/connectApi.ts'

const mocks = mocksPerTest()
beforeEach(startAsVisitor)
afterEach(closePortal)

async function openRecord() {
  const address = `${paths.member('bettingRecord')}?period=month`
  const { queryClient } = await openAs('ana', mocks.context, address)
  connectApi(queryClient, () => 'en')
  const table = within(await screen.findByRole('table', { name: 'Betting record' }))
  const [row] = table.getAllByRole('button', { name: /: details$/ })
  if (!row) throw new Error('No bet can be opened')
  const [bet] = await mocks.context.store.bets.find({
    where: { memberId: 'm-ana' },
    orderBy: newestFirst('placedAt'),
    limit: 1,
  })
  if (!bet) throw new Error('ana has no bets')
  return { row, bet }
}

describe('bet details', () => {
  it('[REC-05] Enter on a row opens the bet details: money, round, the RTP that a game has and a reference to copy', async () => {
    const { row, bet } = await openRecord()
    const user = userEvent.setup()
    row.focus()
    await user.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(referenceOf(bet.id))).toBeDefined()
    expect(dialog.getByText(bet.round)).toBeDefined()
    expect(dialog.queryByText('RTP of the game') !== null).toBe(hasRtp(bet.gameType))
    await user.click(dialog.getByRole('button', { name: 'Copy bet reference' }))
    expect(await navigator.clipboard.readText()).toBe(referenceOf(bet.id))
  })

  it('[REC-05] going back closes the bet details and returns the focus to the row', async () => {
    const { row } = await openRecord()
    await userEvent.click(row)
    await screen.findByRole('dialog')
    history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(row)
  })

  it('[REC-05] bet details that fail to load offer a retry', async () => {
    const { row, bet } = await openRecord()
    const fetchNow = globalThis.fetch
    let failures = 1
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (request, init) => {
      const { pathname } = new URL(request instanceof Request ? request.url : String(request))
      const fails = pathname.startsWith('/wps/records/bets/') && failures-- > 0
      return fails ? new Response('', { status: 500 }) : fetchNow(request, init)
    })
    await userEvent.click(row)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }))
    expect(await dialog.findByText(referenceOf(bet.id))).toBeDefined()
  })
})
