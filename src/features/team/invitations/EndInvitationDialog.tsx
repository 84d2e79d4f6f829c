import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { write } from '../../../api/write.ts'
import { FailureNotice } from '../../../identity/failure/FailureNotice.tsx'
import { closeModal } from '../../../kit/modal/modalStore.ts'
import type { ModalData } from '../../../kit/modal/modalTable.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { AnswerButtons } from '../../../ui/AnswerButtons.tsx'
import { Button } from '../../../ui/Button.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import textClasses from '../../../ui/text.module.css'
import { codeOf } from '../codeOf.ts'
import { refetchInvitations } from '../team.queries.ts'

/** Asks for confirmation before an invitation ends and explains the consequences. */
export function EndInvitationDialog({ invitationId, code }: ModalData<'endInvitation'>) {
  const client = useQueryClient()
  const finish = async () => {
    await closeModal()
    showToast('success', { id: 'team.invitation.ended', values: { code } })
    await refetchInvitations(client)
  }
  const end = useMutation({
    mutationFn: () =>
      write('DELETE /wps/agent/invitations/{invitationId}', { path: { invitationId } }),
    meta: { showsFailure: true },
    onSuccess: finish,
    onError: () => void refetchInvitations(client),
  })
  return (
    <div className={layoutClasses.stack16}>
      <FailureNotice error={end.error ?? undefined} />
      <p>
        <FormattedMessage
          id="team.invitation.endQuestion"
          values={{ code: <bdi dir="ltr">{code}</bdi> }}
        />
      </p>
      <p className={textClasses.lead}>
        <FormattedMessage id="team.invitation.endMeaning" />
      </p>
      <AnswerButtons>
        <Button data-autofocus onClick={() => void closeModal()}>
          <FormattedMessage id="team.invitation.keep" />
        </Button>
        {codeOf(end.error) !== 'NOT_FOUND' && (
          <Button variant="danger" isBusy={end.isPending} onClick={() => end.mutate()}>
            <FormattedMessage id="team.invitation.end" />
          </Button>
        )}
      </AnswerButtons>
    </div>
  )
}
