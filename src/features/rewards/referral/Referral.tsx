import { read } from '../../../api/read.ts'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { Earnings } from './Earnings.tsx'
import { Funnel } from './Funnel.tsx'
import { Invitation } from './Invitation.tsx'
import classes from './Referral.module.css'

/** Referral programme: invitation, invited friends and earnings (MEM-15). */
export function Referral() {
  const referral = useQuery(read('/wps/referral', {}))
  return (
    <QueryPart query={referral} placeholder={<ReferralSkeleton />}>
      {(value) => (
        <div className={classes.page}>
          <Invitation referral={value} />
          <div className={classes.columns}>
            <Earnings referral={value} />
            <Funnel referral={value} />
          </div>
        </div>
      )}
    </QueryPart>
  )
}

/** Skeleton of the referral page, shown while its data loads. */
const ReferralSkeleton = () => (
  <div className={classes.page} aria-hidden="true">
    <span className={classes.block} data-part="invitation" />
    <div className={classes.columns}>
      <span className={classes.block} data-part="figures" />
      <span className={classes.block} data-part="figures" />
    </div>
  </div>
)
