import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { write } from '../../../api/write.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { AskFirst } from './AskFirst.tsx'
import { refetchSessions } from './sessions.queries.ts'

/** Ends all sessions but the current one. A failure is shown in a toast. */
export function EndOthers() {
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: () => write('DELETE /wps/member/sessions', {}),
    onSuccess: ({ ended }) => {
      showToast('success', { id: 'account.sessions.othersEnded', values: { count: ended } })
      return refetchSessions(client)
    },
  })
  return (
    <AskFirst
      confirm={<FormattedMessage id="account.sessions.endOthersNow" />}
      isBusy={end.isPending}
      onConfirm={() => end.mutate()}
    >
      <FormattedMessage id="account.sessions.endOthers" />
    </AskFirst>
  )
}
