import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { Link } from '../../../kit/page/Link.tsx'
import { paths } from '../../../paths.ts'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { Button, buttonLook } from '../../../ui/Button.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import classes from './closing.module.css'
import type { Obstacle } from './closing.queries.ts'

/** Page that resolves an obstacle, and the label of its link. */
type Resolution = { path: string; labelId: MessageId }

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

const resolutionOf = ({ reason }: Pick<Obstacle, 'reason'>): Resolution => resolutions[reason]

type Props = {
  obstacles: readonly Obstacle[]
  isChecking: boolean
  onCheck: () => void
}

/** Obstacles to closing the account, each with a link to the page that resolves it. */
export function Obstacles({ obstacles, isChecking, onCheck }: Props) {
  return (
    <>
      <h3 className={classes.subtitle}>
        <FormattedMessage id="privacy.closing.first" />
      </h3>
      <ul className={classes.obstacles}>
        {obstacles.map((obstacle) => {
          const { path, labelId } = resolutionOf(obstacle)
          const { reason, amount = '0.00', count = 0 } = obstacle
          return (
            <li key={reason} className={classes.obstacle}>
              <p>
                <FormattedMessage
                  id={`privacy.closing.obstacles.${reason}`}
                  values={{ amount: <MarketMoney amount={amount} />, count }}
                />
              </p>
              <Link to={path} {...buttonLook('secondary')}>
                <FormattedMessage id={labelId} />
              </Link>
            </li>
          )
        })}
      </ul>
      <Button variant="quiet" className={layoutClasses.start} isBusy={isChecking} onClick={onCheck}>
        <FormattedMessage id="privacy.closing.check" />
      </Button>
    </>
  )
}
