/** The accounts of the ledger. Money never appears or vanishes: it moves between two of them. */

/** Where money comes from and goes to that is no player's. */
export type HouseAccount =
  | 'opening'
  | 'deposits'
  | 'withdrawals'
  | 'fees'
  | 'bets'
  | 'bonuses'
  | 'rebates'
  | 'commissions'
  | 'points'
  | 'givenUp'

export type Account =
  /** What a member can play with. */
  | { kind: 'main'; memberId: string }
  /** What is set aside for withdrawals that are on their way. */
  | { kind: 'held'; memberId: string }
  /** What a member's bonuses hold until they are wagered. */
  | { kind: 'bonus'; memberId: string }
  /** What a member has moved to one vendor. */
  | { kind: 'vendor'; memberId: string; vendor: string }
  | { kind: 'house'; name: HouseAccount }

/** The account's name: the key of its wallet, and what entries are kept under. */
export function nameOf(account: Account): string {
  switch (account.kind) {
    case 'main':
      return account.memberId
    case 'held':
      return `${account.memberId}/held`
    case 'bonus':
      return `${account.memberId}/bonus`
    case 'vendor':
      return `${account.memberId}/vendor/${account.vendor}`
    case 'house':
      return `house/${account.name}`
  }
}
