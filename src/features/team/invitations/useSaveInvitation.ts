import { useQueryClient } from '@tanstack/react-query'
import { write } from '../../../api/write.ts'
import { closeModal } from '../../../kit/modal/modalStore.ts'
import { useKeyedAction } from '../../../kit/query/useKeyedAction.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { type Invitation, refetchInvitations } from '../team.queries.ts'
import type { InvitationRequest } from './invitationForm.ts'

type Options = {
  /** The invitation to change; undefined for a new one. */
  before: Invitation | undefined
  onCreated: (invitation: Invitation) => void
  onError: (error: unknown) => void
}

/**
 * Creates an invitation once, or changes one and closes the dialog. A failure keeps the form's
 * values.
 */
export function useSaveInvitation({ before, onCreated, onError }: Options) {
  const client = useQueryClient()
  const save = (body: InvitationRequest, idempotencyKey: string): Promise<Invitation> => {
    if (!before) return write('POST /wps/agent/invitations', { body }, { idempotencyKey })
    const path = { invitationId: before.invitationId }
    return write('PUT /wps/agent/invitations/{invitationId}', { path, body })
  }
  const finish = async (invitation: Invitation) => {
    void refetchInvitations(client)
    if (!before) return onCreated(invitation)
    await closeModal()
    showToast('success', { id: 'team.invitation.changed', values: { code: invitation.code } })
  }
  return useKeyedAction(save, finish, (error) => {
    // Another tab may have ended the invitation.
    void refetchInvitations(client)
    onError(error)
  })
}
