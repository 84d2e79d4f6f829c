import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Input } from '../../../../api/operations.ts'
import { write } from '../../../../api/write.ts'
import { closeModal } from '../../../../kit/modal/modalStore.ts'
import { showToast, type ToastText } from '../../../../kit/toast/toastStore.ts'
import { toDecimal } from '../../../../lib/money.ts'
import { limitsQuery } from '../protection.queries.ts'
import { type PlayerLimit, sizeOf } from './playerLimit.ts'
import { useLimitWords } from './useLimitWords.ts'

type Change = Input<'PUT /wps/member/limits/{limitId}'>['body']

function changeTo(kind: PlayerLimit['kind'], size: number | null): Change {
  if (size === null) return { unlimited: true }
  return kind === 'TIME' ? { minutes: size } : { amount: toDecimal(size) }
}

/**
 * Sets a limit, shows when it takes effect by the server's clock, and closes the dialog. A failure
 * keeps the dialog and its values.
 */
export function useSetLimit({ limitId, kind }: PlayerLimit) {
  const client = useQueryClient()
  const words = useLimitWords()
  const said = (now: PlayerLimit): ToastText => {
    const name = words.name(limitId)
    if (now.pending) {
      const moment = words.moment(now.pending.from)
      return { id: 'protection.limits.waits', values: { name, moment } }
    }
    const id = sizeOf(now) === null ? 'protection.limits.removed' : 'protection.limits.saved'
    return { id, values: { name } }
  }
  const change = useMutation({
    mutationFn: (size: number | null) =>
      write('PUT /wps/member/limits/{limitId}', { path: { limitId }, body: changeTo(kind, size) }),
    meta: { showsFailure: true },
    onSuccess: async (now) => {
      await client.invalidateQueries(limitsQuery())
      await closeModal()
      showToast('success', said(now))
    },
  })
  return {
    set: (size: number | null) => change.mutate(size),
    isBusy: change.isPending,
    error: change.error ?? undefined,
  }
}
