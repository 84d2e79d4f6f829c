import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { paths } from '../../../paths.ts'
import type { Obstacle } from './closing.queries.ts'

/** Page that resolves an obstacle, and the label of its link. */
export type Resolution = { path: string; labelId: MessageId }

const resolutions: Readonly<Record<Obstacle['reason'], Resolution>> = {
  BALANCE: { path: paths.member('withdraw'), labelId: 'privacy.closing.go.withdraw' },
  VENDOR_BALANCE: { path: paths.member('wallet'), labelId: 'privacy.closing.go.wallet' },
  WITHDRAWAL: { path: paths.member('withdraw'), labelId: 'privacy.closing.go.withdrawals' },
  DEPOSIT: { path: paths.member('deposit'), labelId: 'privacy.closing.go.deposits' },
  BET: { path: paths.member('bettingRecord'), labelId: 'privacy.closing.go.bets' },
  BONUS: { path: paths.member('wallet'), labelId: 'privacy.closing.go.bonuses' },
  REDEMPTION: { path: paths.pointMall(), labelId: 'privacy.closing.go.points' },
  TEAM: { path: paths.help(), labelId: 'privacy.closing.go.help' },
  CONTRACT: { path: paths.help(), labelId: 'privacy.closing.go.help' },
}

export const resolutionOf = ({ reason }: Pick<Obstacle, 'reason'>): Resolution =>
  resolutions[reason]
