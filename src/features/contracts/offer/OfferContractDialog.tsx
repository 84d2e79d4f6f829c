import type { ModalData } from '../../../kit/modal/modalTable.ts'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import {
  contractWithQuery,
  directDownlinesQuery,
  downlineQuery,
  ownContractsQuery,
} from '../contracts.queries.ts'
import type { ContractKind } from '../terms/contractKinds.ts'
import { OfferForm, type Receiver } from './OfferForm.tsx'

const skeleton = <Skeleton count={6} />

/** Dialog that offers new or changed terms to a direct downline (CONTR-12). */
export function OfferContractDialog({ kind, memberId }: ModalData<'offerContract'>) {
  return memberId === undefined ? (
    <Offer kind={kind} />
  ) : (
    <OfferTo kind={kind} memberId={memberId} />
  )
}

/** Offer to a given downline, who may be missing from the first page of downlines. */
function OfferTo({ kind, memberId }: { kind: ContractKind; memberId: string }) {
  const person = useQuery(downlineQuery(memberId))
  const contracts = useQuery(contractWithQuery(kind, memberId))
  return (
    <QueryPart query={person} placeholder={skeleton}>
      {({ account, accountKind, teamSize }) => (
        <QueryPart query={contracts} placeholder={skeleton}>
          {({ items: [contract] }) => (
            <Offer
              kind={kind}
              receiver={{
                memberId,
                account,
                accountKind,
                teamSize,
                currentTerms: contract?.terms,
              }}
            />
          )}
        </QueryPart>
      )}
    </QueryPart>
  )
}

function Offer({ kind, receiver }: { kind: ContractKind; receiver?: Receiver }) {
  const people = useQuery(directDownlinesQuery(''))
  const own = useQuery(ownContractsQuery(kind, 'ACTIVE'))
  return (
    <QueryPart query={people} placeholder={skeleton}>
      {({ items, total }) => (
        <QueryPart query={own} placeholder={skeleton}>
          {({ items: [ownContract] }) => (
            <OfferForm
              kind={kind}
              receiver={receiver}
              people={items}
              total={total}
              own={ownContract?.terms}
            />
          )}
        </QueryPart>
      )}
    </QueryPart>
  )
}
