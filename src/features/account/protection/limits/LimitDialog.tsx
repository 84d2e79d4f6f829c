import { QueryPart } from '../../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../../kit/query/useQuery.ts'
import { limitsQuery } from '../protection.queries.ts'
import { LimitForm } from './LimitForm.tsx'
import type { LimitId } from './playerLimit.ts'

/** Dialog that sets, changes or removes a limit (ACT-18). */
export function LimitDialog({ limitId }: { limitId: LimitId }) {
  const limits = useQuery(limitsQuery())
  return (
    <QueryPart query={limits} placeholder={<Skeleton count={5} />}>
      {({ items, coolingOffHours }) => {
        const limit = items.find((one) => one.limitId === limitId)
        return limit && <LimitForm limit={limit} all={items} coolingOffHours={coolingOffHours} />
      }}
    </QueryPart>
  )
}
