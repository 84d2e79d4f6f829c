import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { FailureNotice } from '../../../identity/failure/FailureNotice.tsx'
import { closeModal } from '../../../kit/modal/modalStore.ts'
import { useKeyedAction } from '../../../kit/query/useKeyedAction.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { AnswerButtons } from '../../../ui/AnswerButtons.tsx'
import { Button } from '../../../ui/Button.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { Notice } from '../../../ui/Notice.tsx'
import { PersonName } from '../../../ui/PersonName.tsx'
import textClasses from '../../../ui/text.module.css'
import { type EndingContract, refetchContracts, sendAnswer } from '../contracts.queries.ts'
import { EndingList } from '../Ending.tsx'
import type { Contract } from '../terms/contractKinds.ts'

type Props = {
  offer: Contract
  answer: 'ACCEPT' | 'REJECT'
  ending: readonly EndingContract[]
  onBack: () => void
  onAccepted: (contract: Contract) => void
}

/** Confirmation step of an answer to an offer. The answer is sent once, with an idempotency key. */
export function Confirmation({ offer, answer, ending, onBack, onAccepted }: Props) {
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isAcceptance = answer === 'ACCEPT'
  const sending = useKeyedAction(
    (_: undefined, key) =>
      // Refetches after a failure, too: the contract may have changed since it was displayed.
      sendAnswer(offer, answer, key).finally(() => void refetchContracts(client)),
    (contract) => {
      if (isAcceptance) return onAccepted(contract)
      return closeModal().then(() => showToast('success', { id: 'contracts.answer.rejected' }))
    },
  )
  return (
    <div className={layoutClasses.column16}>
      <h3 ref={heading} tabIndex={-1} className={textClasses.stepTitle}>
        <FormattedMessage
          id={isAcceptance ? 'contracts.answer.acceptTitle' : 'contracts.answer.rejectTitle'}
        />
      </h3>
      <FailureNotice error={sending.error} />
      <p>
        <FormattedMessage
          id={isAcceptance ? 'contracts.answer.acceptText' : 'contracts.answer.rejectText'}
          values={{ kind: offer.kind, name: <PersonName name={offer.upline?.account ?? ''} /> }}
        />
      </p>
      {isAcceptance && ending.length > 0 && (
        <Notice
          tone="warning"
          title={<FormattedMessage id="contracts.ending.title" values={{ count: ending.length }} />}
        >
          <EndingList contracts={ending} terms={offer.terms} isDone={false} />
        </Notice>
      )}
      <AnswerButtons>
        <Button onClick={onBack} disabled={sending.isBusy}>
          <FormattedMessage id="contracts.answer.back" />
        </Button>
        <Button
          variant={isAcceptance ? 'primary' : 'danger'}
          isBusy={sending.isBusy}
          onClick={() => sending.run(undefined)}
        >
          <FormattedMessage
            id={isAcceptance ? 'contracts.answer.acceptConfirm' : 'contracts.answer.rejectConfirm'}
          />
        </Button>
      </AnswerButtons>
    </div>
  )
}
