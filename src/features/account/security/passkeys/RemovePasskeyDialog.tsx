import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { failureOf } from '../../../../api/failure.ts'
import { write } from '../../../../api/write.ts'
import { FailureNotice } from '../../../../identity/failure/FailureNotice.tsx'
import { closeModal } from '../../../../kit/modal/modalStore.ts'
import type { ModalData } from '../../../../kit/modal/modalTable.ts'
import { showToast } from '../../../../kit/toast/toastStore.ts'
import { AnswerButtons } from '../../../../ui/AnswerButtons.tsx'
import { Button } from '../../../../ui/Button.tsx'
import layoutClasses from '../../../../ui/layout.module.css'
import textClasses from '../../../../ui/text.module.css'
import { refetchPasskeys } from './passkeys.queries.ts'

export function RemovePasskeyDialog({ passkeyId, label }: ModalData<'removePasskey'>) {
  const client = useQueryClient()
  const finish = async () => {
    await closeModal()
    showToast('success', { id: 'account.passkeys.removed', values: { name: label } })
  }
  const removal = useMutation({
    mutationFn: () => write('DELETE /wps/member/passkeys/{passkeyId}', { path: { passkeyId } }),
    meta: { showsFailure: true },
    onSuccess: finish,
    onError: (error) => {
      // The passkey may have been removed in another tab, or by an earlier request whose response
      // was lost.
      if (isGone(error)) void finish()
    },
    onSettled: () => void refetchPasskeys(client),
  })
  return (
    <div className={layoutClasses.stack16}>
      {!isGone(removal.error) && <FailureNotice error={removal.error ?? undefined} />}
      <p>
        <FormattedMessage
          id="account.passkeys.removeQuestion"
          values={{
            name: (
              <strong>
                <bdi>{label}</bdi>
              </strong>
            ),
          }}
        />
      </p>
      <p className={textClasses.intro}>
        <FormattedMessage id="account.passkeys.removeNote" />
      </p>
      <AnswerButtons>
        <Button data-autofocus onClick={() => void closeModal()}>
          <FormattedMessage id="account.passkeys.keep" />
        </Button>
        <Button variant="danger" isBusy={removal.isPending} onClick={() => removal.mutate()}>
          <FormattedMessage id="account.passkeys.remove" />
        </Button>
      </AnswerButtons>
    </div>
  )
}

function isGone(error: unknown): boolean {
  const failure = failureOf(error)
  return failure.kind === 'rejected' && failure.code === 'NOT_FOUND'
}
