import { useMutation, useQueryClient } from '@tanstack/react-query'
import { write } from '../../../../api/write.ts'
import { passkeyDevice } from '../../../../identity/passkey/passkeyDevice.ts'
import { closeModal } from '../../../../kit/modal/modalStore.ts'
import { showToast } from '../../../../kit/toast/toastStore.ts'
import type { OwnerProofMethod } from './ownerProof.ts'
import { refetchPasskeys } from './passkeys.queries.ts'

export type AddPasskeyValues = { answer: string; name: string }

/**
 * Proves the owner, creates a passkey on the device and sends it to the server; then closes the
 * dialog.
 * @param onFailure called with the error of a request or of the device.
 */
export function useAddPasskey(method: OwnerProofMethod, onFailure: (error: unknown) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ answer, name }: AddPasskeyValues) => {
      const { createPasskey } = await passkeyDevice()
      const body = { method, answer }
      const offer = await write('POST /wps/member/passkeys/options', { body })
      const credential = await createPasskey(offer)
      return write('POST /wps/member/passkeys', { body: { name, credential } })
    },
    meta: { showsFailure: true },
    onSuccess: async ({ name }) => {
      await closeModal()
      showToast('success', { id: 'account.passkeys.added', values: { name } })
    },
    onError: onFailure,
    // A request without a response may have succeeded.
    onSettled: () => void refetchPasskeys(client),
  })
}
