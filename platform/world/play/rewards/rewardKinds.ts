import type { components } from '../../../../src/api/gen/paths.ts'
import type { EntryKind } from '../../base/collections/entryKinds.ts'
import type { Texts } from '../../base/texts/texts.ts'
import type { HouseAccount } from '../../money/ledger/accounts.ts'

export type RewardKind = components['schemas']['RewardKind']

/** Where the money of each kind comes from, and how the account record shows it. */
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

/** What the reward centre calls a reward that says nothing more of itself. */
export const titleOfKind: Record<RewardKind, Texts> = {
  PROMOTION: { pt: 'Bônus de promoção', en: 'Promotion bonus' },
  ACTIVITY: { pt: 'Prêmio de atividade', en: 'Activity reward' },
  MISSION: { pt: 'Missão cumprida', en: 'Mission completed' },
  VIP: { pt: 'Bônus VIP', en: 'VIP bonus' },
  CODE: { pt: 'Código de bônus', en: 'Bonus code' },
  RAFFLE: { pt: 'Prêmio do sorteio', en: 'Raffle prize' },
  TEAM: { pt: 'Bônus de equipe', en: 'Team bonus' },
  REBATE: { pt: 'Cashback', en: 'Cash-back' },
  RED_ENVELOPE: { pt: 'Envelope premiado', en: 'Red envelope' },
  WHEEL: { pt: 'Roleta da sorte', en: 'Lucky wheel' },
}
