/** Why money moved, as the account record shows it. */
export const entryKinds = [
  'OPENING',
  'DEPOSIT',
  'DEPOSIT_FEE',
  'WITHDRAWAL',
  'WITHDRAWAL_FEE',
  'WITHDRAWAL_RETURNED',
  'TRANSFER_SENT',
  'TRANSFER_RECEIVED',
  'WALLET_MOVED',
  'BET',
  'WIN',
  'BET_RETURNED',
  'BONUS',
  'REBATE',
  'REFERRAL',
  'RED_ENVELOPE',
  'WHEEL',
  'POINTS',
  'DIVIDEND',
  'DAILY_SALARY',
  'HOURLY_SALARY',
  'REALTIME_SALARY',
  'COMMISSION',
] as const

export type EntryKind = (typeof entryKinds)[number]
