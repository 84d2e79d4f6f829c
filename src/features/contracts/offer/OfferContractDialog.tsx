import type { ModalData } from '../../../kit/modal/modalTable.ts'
import { Bones } from '../../../kit/query/Bones.tsx'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import {
  contractWithQuery,
  directDownlinesQuery,
  downlineQuery,
  ownContractsQuery,
} from '../contracts.queries.ts'
import type { ContractKind } from '../terms/contractKinds.ts'
import { OfferForm, type Receiver } from './OfferForm.tsx'

const bones = <Bones count={6} />

/** Offers a contract to a direct downline (CONTR-12): new terms, or others than those in force. */
export function OfferContractDialog({ kind, memberId }: ModalData<'offerContract'>) {
  return memberId === undefined ? (
    <Offer kind={kind} />
  ) : (
    <OfferTo kind={kind} memberId={memberId} />
  )
}

/** To somebody who is known, and may be anywhere in a long list. */
function OfferTo({ kind, memberId }: { kind: ContractKind; memberId: string }) {
  const person = useQuery(downlineQuery(memberId))
  const contracts = useQuery(contractWithQuery(kind, memberId))
  return (
    <QueryPart query={person} placeholder={bones}>
      {({ account }) => (
        <QueryPart query={contracts} placeholder={bones}>
          {({ items: [contract] }) => (
            <Offer kind={kind} receiver={{ memberId, account, present: contract?.terms }} />
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
    <QueryPart query={people} placeholder={bones}>
      {({ items, total }) => (
        <QueryPart query={own} placeholder={bones}>
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
