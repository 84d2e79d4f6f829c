import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { openModal } from '../../kit/modal/modalStore.ts'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { Button } from '../../ui/Button.tsx'
import classes from './OwnPoints.module.css'
import { PointCount } from './PointCount.tsx'
import { pointBalanceQuery } from './points.queries.ts'

/**
 * The member's points, a button that converts them, and the given `links`. Points never expire
 * (PTS-02).
 */
export function OwnPoints({ links }: { links: ReactNode }) {
  const intl = useIntl()
  const balance = useQuery(pointBalanceQuery())
  return (
    <section className={classes.box} aria-label={intl.formatMessage({ id: 'points.own' })}>
      <QueryPart
        query={balance}
        failedId="points.balanceFailed"
        failedShape="line"
        placeholder={<span className={classes.block} />}
      >
        {({ points }) => (
          <div className={classes.words}>
            <p className={classes.balance}>
              <PointCount points={points} />
            </p>
            <p className={classes.note}>
              <FormattedMessage id="points.noExpiry" />
            </p>
          </div>
        )}
      </QueryPart>
      <div className={classes.actions}>
        <Button data-early="" onClick={() => openModal({ name: 'convertPoints' })}>
          <FormattedMessage id="points.convert.open" />
        </Button>
        {links}
      </div>
    </section>
  )
}
