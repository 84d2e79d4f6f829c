/** Opens the details of a bet in component tests. */
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Mocks } from '../../../mocks/node.ts'
import type { GameRound } from '../../../platform/domain/base/collections/play.ts'
import { newestFirst } from '../../../platform/domain/base/storage/pageOf.ts'
import { openAs } from '../../app/gamesForTests.ts'
import { referenceOf } from '../../lib/reference.ts'
import { paths } from '../../paths.ts'
import { connectApi } from '../../session/connectApi.ts'

/** Opens the betting records of Ana, a member. Returns her newest bet and the button of its row. */
export async function openRecord(mocks: Mocks) {
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

/** Replaces the round of Ana's newest bet and opens the details of this bet. */
export async function openRound(mocks: Mocks, gameRound: GameRound, status = 'SETTLED') {
  const { row, bet } = await openRecord(mocks)
  const details = { gameRound }
  await mocks.context.store.transaction(({ bets }) => bets.update(bet.id, { details, status }))
  await userEvent.click(row)
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(referenceOf(bet.id))
  return dialog
}
