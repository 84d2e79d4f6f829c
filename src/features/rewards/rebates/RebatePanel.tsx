import { read } from '../../../api/read.ts'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import layoutClasses from '../../../ui/layout.module.css'
import { RebateCalculation } from './RebateCalculation.tsx'
import { RebateClaim } from './RebateClaim.tsx'
import classes from './rebates.module.css'

/** Claimable rebate with its calculation (PROMO-04). */
export function RebatePanel() {
  const rebates = useQuery(read('/wps/rebates', {}))
  return (
    <QueryPart
      query={rebates}
      placeholder={
        <div className={layoutClasses.column16} aria-hidden="true">
          <span className={`${layoutClasses.panel} ${classes.block}`} data-part="claim" />
          <span className={`${layoutClasses.panel} ${classes.block}`} data-part="calculation" />
        </div>
      }
    >
      {(value) => (
        <div className={layoutClasses.column16}>
          <RebateClaim rebates={value} />
          <RebateCalculation rebates={value} />
        </div>
      )}
    </QueryPart>
  )
}
