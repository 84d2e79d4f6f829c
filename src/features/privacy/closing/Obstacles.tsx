import { FormattedMessage } from 'react-intl'
import { Link } from '../../../kit/page/Link.tsx'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { Button, buttonLook } from '../../../ui/Button.tsx'
import classes from './closing.module.css'
import type { Obstacle } from './closing.queries.ts'
import { resolutionOf } from './resolutions.ts'

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
      <Button variant="quiet" className={classes.start} busy={isChecking} onClick={onCheck}>
        <FormattedMessage id="privacy.closing.check" />
      </Button>
    </>
  )
}
