import type { components } from '../../../../src/api/gen/paths.ts'
import type { EntryKind } from '../../base/collections/entryKinds.ts'
import type { HouseAccount } from '../../money/ledger/accounts.ts'

export type RewardKind = components['schemas']['RewardKind']

/**
 * Ledger account of the platform that pays each kind of reward, and the kind of the ledger entry.
 */
export const sourceOfKind: Record<RewardKind, { house: HouseAccount; entry: EntryKind }> = {
  PROMOTION: { house: 'bonuses', entry: 'BONUS' },
  ACTIVITY: { house: 'bonuses', entry: 'BONUS' },
  MISSION: { house: 'bonuses', entry: 'BONUS' },
  VIP: { house: 'bonuses', entry: 'BONUS' },
  CODE: { house: 'bonuses', entry: 'BONUS' },
  RAFFLE: { house: 'bonuses', entry: 'BONUS' },
  TEAM: { house: 'bonuses', entry: 'BONUS' },
  REBATE: { house: 'rebates', entry: 'REBATE' },
  RED_ENVELOPE: { house: 'bonuses', entry: 'RED_ENVELOPE' },
  WHEEL: { house: 'bonuses', entry: 'WHEEL' },
}
