import type { ModalData } from '../../../kit/modal/modalTable.ts'
import { Bones } from '../../../kit/query/Bones.tsx'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import {
  directDownlinesQuery,
  ownContractsQuery,
  teamContractsQuery,
} from '../contracts.queries.ts'
import { OfferForm } from './OfferForm.tsx'

/** Offers a contract to a direct downline (CONTR-12): new terms, or others than those in force. */
export function OfferContractDialog({ kind, memberId = '' }: ModalData<'offerContract'>) {
  const people = useQuery(directDownlinesQuery())
  const own = useQuery(ownContractsQuery(kind, 'ACTIVE'))
  const team = useQuery(teamContractsQuery(kind, 'ACTIVE'))
  const bones = <Bones count={6} />
  return (
    <QueryPart query={people} placeholder={bones}>
      {({ items }) => (
        <QueryPart query={own} placeholder={bones}>
          {({ items: [ownContract] }) => (
            <QueryPart query={team} placeholder={bones}>
              {({ items: inForce }) => (
                <OfferForm
                  kind={kind}
                  memberId={memberId}
                  people={items}
                  own={ownContract?.terms}
                  inForce={inForce}
                />
              )}
            </QueryPart>
          )}
        </QueryPart>
      )}
    </QueryPart>
  )
}
