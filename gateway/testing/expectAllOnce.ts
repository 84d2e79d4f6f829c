import { expect } from 'vitest'
import type { DomainStore } from '../../platform/domain/base/collections/collections.ts'
import { auditLedger } from '../../platform/domain/money/ledger/auditLedger.ts'
import type { Act } from './moneyLoad.ts'

/**
 * Identifiers of the acknowledged actions by kind. `notes` are the notes of published registration
 * rules.
 */
export type Done = Record<Act['kind'], Set<string>> & { notes: Set<string> }

export const nothingDone = (): Done => ({
  registration: new Set(),
  bet: new Set(),
  deposit: new Set(),
  transfer: new Set(),
  notes: new Set(),
})

/**
 * Expects each acknowledged action exactly once in the database and, apart from rule publications,
 * no other action. Also audits the ledger.
 * @param since milliseconds since 1970. Members, deposits and transfers created earlier are
 * ignored.
 */
export async function expectAllOnce(
  store: DomainStore,
  acknowledgedActs: Done,
  since: number,
): Promise<void> {
  const made = { createdAt: { atLeast: since } }
  const usernames = (await store.members.find({ where: made })).map(({ username }) => username)
  expect(usernames.sort()).toEqual([...acknowledgedActs.registration].sort())
  const bets = await store.launchBets.find()
  expect(bets.map(({ id }) => id.slice(-36)).sort()).toEqual([...acknowledgedActs.bet].sort())
  const placed = { memberId: 'm-ana', placedAt: { atLeast: since } }
  expect(await store.bets.count(placed)).toBe(bets.length)
  const deposits = await store.deposits.find({ where: { memberId: 'm-ana', ...made } })
  expect(deposits.map(({ id }) => id).sort()).toEqual([...acknowledgedActs.deposit].sort())
  const sentByCarla = { memberId: 'm-carla', direction: 'SENT', ...made }
  const transfers = await store.transfers.find({ where: sentByCarla })
  expect(transfers.map(({ transferId }) => transferId).sort()).toEqual(
    [...acknowledgedActs.transfer].sort(),
  )
  const notes = (await store.ruleVersions.find()).map(({ note }) => note)
  expect(acknowledgedActs.notes.difference(new Set(notes))).toEqual(new Set())
  expect(new Set(notes).size).toBe(notes.length)
  expect(await auditLedger(store)).toEqual([])
}
