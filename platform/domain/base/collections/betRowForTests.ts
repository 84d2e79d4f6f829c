import type { BetRow } from './collections.ts'

/**
 * Row of a bet. Without changes it is a slot bet of 1.00 that the member `m-1` lost when it was
 * placed. The valid bet follows the stake, the round follows the id.
 */
export const betRow = (changes: Pick<BetRow, 'id' | 'placedAt'> & Partial<BetRow>): BetRow => ({
  memberId: 'm-1',
  nodeId: '1',
  gameName: 'Fortune Tiger',
  vendor: 'PG',
  gameType: 'RNG',
  rtp: 9_681,
  stake: 100,
  validBet: changes.stake ?? 100,
  win: 0,
  status: 'SETTLED',
  round: changes.id,
  wallet: 'main',
  settledAt: changes.placedAt,
  details: {},
  ...changes,
})
