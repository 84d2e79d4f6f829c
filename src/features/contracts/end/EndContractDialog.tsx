import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { FailureNotice } from '../../../identity/failure/FailureNotice.tsx'
import { closeModal } from '../../../kit/modal/modalStore.ts'
import type { ModalData } from '../../../kit/modal/modalTable.ts'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { useKeyedAction } from '../../../kit/query/useKeyedAction.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { AnswerButtons } from '../../../ui/AnswerButtons.tsx'
import { Button } from '../../../ui/Button.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { PersonName } from '../../../ui/PersonName.tsx'
import { contractQuery, refetchContracts, sendAnswer } from '../contracts.queries.ts'
import { NotOpen } from '../NotOpen.tsx'
import type { Contract } from '../terms/contractKinds.ts'

/**
 * Dialog that asks for a confirmation before a contract ends or an offer is withdrawn (CONTR-14).
 */
export function EndContractDialog({ contractId }: ModalData<'endContract'>) {
  const contract = useQuery(contractQuery(contractId))
  return (
    <QueryPart query={contract} placeholder={<Skeleton count={2} />}>
      {(value) =>
        value.actions.includes('TERMINATE') ? (
          <Question contract={value} />
        ) : (
          <NotOpen contract={value} />
        )
      }
    </QueryPart>
  )
}

function Question({ contract }: { contract: Contract }) {
  const client = useQueryClient()
  const isOffer = contract.status === 'OFFERED'
  const ending = useKeyedAction(
    (_: undefined, key) => sendAnswer(contract, 'TERMINATE', key),
    () => {
      return closeModal().then(() => {
        showToast('success', { id: isOffer ? 'contracts.withdrawn' : 'contracts.ended.done' })
        return refetchContracts(client)
      })
    },
  )
  // Only the upline can withdraw an offer, so the question names the downline.
  const { upline, downline, kind } = contract
  return (
    <div className={layoutClasses.column16}>
      <FailureNotice error={ending.error} />
      <p>
        <FormattedMessage
          id={isOffer ? 'contracts.withdraw.question' : 'contracts.end.question'}
          values={{
            kind,
            upline: <PersonName name={upline?.account ?? ''} />,
            downline: <PersonName name={downline.account} />,
          }}
        />
      </p>
      <AnswerButtons>
        <Button data-autofocus onClick={() => void closeModal()}>
          <FormattedMessage id="contracts.keep" />
        </Button>
        <Button variant="danger" isBusy={ending.isBusy} onClick={() => ending.run(undefined)}>
          <FormattedMessage id={isOffer ? 'contracts.withdraw.confirm' : 'contracts.end.confirm'} />
        </Button>
      </AnswerButtons>
    </div>
  )
}
