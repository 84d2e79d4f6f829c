import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { VipBonuses } from './VipBonuses.tsx'
import { VipLevels } from './VipLevels.tsx'
import { VipSkeleton } from './VipSkeleton.tsx'
import { VipStanding } from './VipStanding.tsx'
import classes from './vip.module.css'
import { useVip } from './vip.queries.ts'

/** VIP club: the member's level, bonuses to claim, and the benefits of each level (MEM-27). */
export function VipClub() {
  return (
    <QueryPart query={useVip()} placeholder={<VipSkeleton />}>
      {(vip) => (
        <div className={classes.club}>
          <VipStanding vip={vip} />
          <VipBonuses vip={vip} />
          <VipLevels vip={vip} />
        </div>
      )}
    </QueryPart>
  )
}
