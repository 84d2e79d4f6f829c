import type { ModalData } from '../../../kit/modal/modalTable.ts'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { downlineRatesQuery } from '../team.queries.ts'
import { RatesForm } from './RatesForm.tsx'

/** Dialog to change the rates of a direct downline. */
export function RatesDialog({ memberId, person }: ModalData<'downlineRates'>) {
  const bounds = useQuery(downlineRatesQuery(memberId))
  return (
    <QueryPart query={bounds} failedId="team.rates.failed" placeholder={<Skeleton count={8} />}>
      {(value) => <RatesForm memberId={memberId} person={person} bounds={value} />}
    </QueryPart>
  )
}
