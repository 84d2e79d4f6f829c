import { useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ModalData } from '../../../kit/modal/modalTable.ts'
import { useFocusIfLost } from '../../../kit/page/useFocusIfLost.ts'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { AnswerButtons } from '../../../ui/AnswerButtons.tsx'
import { Button } from '../../../ui/Button.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { Notice } from '../../../ui/Notice.tsx'
import { PersonName } from '../../../ui/PersonName.tsx'
import classes from '../contracts.module.css'
import {
  contractQuery,
  type EndingContract,
  ownContractsQuery,
  previewQuery,
} from '../contracts.queries.ts'
import { EndingList } from '../Ending.tsx'
import { untilExpiry } from '../expiry.ts'
import { NotOpen } from '../NotOpen.tsx'
import { PreviewFacts } from '../PreviewFacts.tsx'
import { AnswerTime } from '../terms/AnswerTime.tsx'
import type { Contract } from '../terms/contractKinds.ts'
import { TermsTable } from '../terms/TermsTable.tsx'
import { Accepted } from './Accepted.tsx'
import { Confirmation } from './Confirmation.tsx'

/** Dialog of an upline's offer: its terms, a preview of the payment, and the answer (CONTR-13). */
export function ContractOfferDialog({ contractId }: ModalData<'contractOffer'>) {
  const offer = useQuery({
    ...contractQuery(contractId),
    // Refetches at the expiry, because the realtime event may be missed.
    refetchInterval: ({ state: { data } }) => untilExpiry(data?.expiresAt, Date.now()),
  })
  // Snapshot of the offer at the time of the answer, because the answer changes the query's data.
  const [answering, setAnswering] = useState<Answering>()
  const [accepted, setAccepted] = useState<Contract>()
  const place = useRef<HTMLDivElement>(null)
  useFocusIfLost(place, accepted ?? answering)
  return (
    <div ref={place} tabIndex={-1}>
      {accepted ? (
        <Accepted contract={accepted} />
      ) : answering ? (
        <Confirmation
          {...answering}
          onBack={() => setAnswering(undefined)}
          onAccepted={setAccepted}
        />
      ) : (
        <QueryPart query={offer} placeholder={<Skeleton count={5} />}>
          {(value) =>
            value.actions.includes('ACCEPT') ? (
              <Offer offer={value} onAnswer={setAnswering} />
            ) : (
              <NotOpen contract={value} />
            )
          }
        </QueryPart>
      )}
    </div>
  )
}

type Answering = {
  offer: Contract
  answer: 'ACCEPT' | 'REJECT'
  ending: readonly EndingContract[]
}
type Props = { offer: Contract; onAnswer: (answer: Answering) => void }

function Offer({ offer, onAnswer }: Props) {
  const preview = useQuery(previewQuery(offer.downline.memberId, offer.terms))
  const present = useQuery(ownContractsQuery(offer.kind, 'ACTIVE')).data?.items[0]
  const ending = preview.data?.endingContracts ?? []
  return (
    <div className={layoutClasses.column16}>
      <Introduction offer={offer} />
      {ending.length > 0 && (
        <Notice
          tone="warning"
          title={<FormattedMessage id="contracts.ending.title" values={{ count: ending.length }} />}
        >
          <EndingList contracts={ending} terms={offer.terms} isDone={false} />
        </Notice>
      )}
      <div className={classes.columns}>
        <TermsTable terms={offer.terms} currentTerms={present?.terms} reader="payee" />
        <PreviewFacts preview={preview} />
      </div>
      <AnswerButtons>
        <Button onClick={() => onAnswer({ offer, answer: 'REJECT', ending })}>
          <FormattedMessage id="contracts.answer.reject" />
        </Button>
        <Button variant="primary" onClick={() => onAnswer({ offer, answer: 'ACCEPT', ending })}>
          <FormattedMessage id="contracts.answer.accept" />
        </Button>
      </AnswerButtons>
    </div>
  )
}

/** Introduction with the upline, the kind of contract and the time left to answer. */
function Introduction({ offer: { kind, upline, expiresAt } }: { offer: Contract }) {
  return (
    <div>
      <p>
        <FormattedMessage
          id="contracts.answer.intro"
          values={{
            kind,
            name: (
              <strong>
                <PersonName name={upline?.account ?? ''} />
              </strong>
            ),
          }}
        />
      </p>
      {expiresAt !== undefined && <AnswerTime until={expiresAt} />}
    </div>
  )
}
