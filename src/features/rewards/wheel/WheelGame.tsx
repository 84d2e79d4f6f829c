import { FormattedMessage } from 'react-intl'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { wheelQuery } from '../rewards.queries.ts'
import { MoreTickets } from './MoreTickets.tsx'
import { SpinPanel } from './SpinPanel.tsx'
import { WheelPrizes } from './WheelPrizes.tsx'
import classes from './wheel.module.css'

/** The wheel with its tickets, prizes and chances, and the ways to get more tickets (PROMO-07). */
export function WheelGame() {
  const wheel = useQuery(wheelQuery())
  return (
    <QueryPart query={wheel} placeholder={<WheelSkeleton />}>
      {(value) =>
        value.prizes.length === 0 ? (
          <EmptyState surface="panel" text={<FormattedMessage id="rewards.wheel.nowhere" />} />
        ) : (
          <div className={classes.page}>
            <SpinPanel wheel={value} />
            <div className={classes.side}>
              <WheelPrizes prizes={value.prizes} />
              <MoreTickets wheel={value} />
            </div>
          </div>
        )
      }
    </QueryPart>
  )
}

const WheelSkeleton = () => (
  <div className={classes.page} aria-hidden="true">
    <span className={classes.block} data-part="wheel" />
    <div className={classes.side}>
      <span className={classes.block} data-part="prizes" />
      <span className={classes.block} data-part="tickets" />
    </div>
  </div>
)
