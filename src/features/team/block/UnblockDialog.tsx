import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { write } from '../../../api/write.ts'
import { FailureNotice } from '../../../identity/failure/FailureNotice.tsx'
import { closeModal } from '../../../kit/modal/modalStore.ts'
import type { ModalData } from '../../../kit/modal/modalTable.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { AnswerButtons } from '../../../ui/AnswerButtons.tsx'
import { Button } from '../../../ui/Button.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { PersonName } from '../../../ui/PersonName.tsx'
import textClasses from '../../../ui/text.module.css'
import { refetchDownline } from '../team.queries.ts'

/** Asks for confirmation before a block ends and explains the consequences. */
export function UnblockDialog({ memberId, person }: ModalData<'unblockDownline'>) {
  const intl = useIntl()
  const client = useQueryClient()
  const finish = async () => {
    await closeModal()
    showToast('success', { id: 'team.block.ended', values: { account: person } })
  }
  const end = useMutation({
    mutationFn: () => write('DELETE /wps/agent/downline/{memberId}/block', { path: { memberId } }),
    meta: { showsFailure: true },
    onSuccess: finish,
    onSettled: () => void refetchDownline(client),
  })
  return (
    <div className={layoutClasses.stack16}>
      <FailureNotice error={end.error ?? undefined} />
      <p className={textClasses.paragraph}>
        <FormattedMessage
          id="team.block.endMeaning"
          values={{ account: <PersonName name={person} /> }}
        />
      </p>
      <AnswerButtons>
        <Button data-autofocus onClick={() => void closeModal()}>
          {intl.formatMessage({ id: 'app.cancel' })}
        </Button>
        <Button variant="primary" isBusy={end.isPending} onClick={() => end.mutate()}>
          <FormattedMessage id="team.block.unblock" />
        </Button>
      </AnswerButtons>
    </div>
  )
}
