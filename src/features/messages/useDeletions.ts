import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { failureOf, isUndecided } from '../../api/failure.ts'
import { write } from '../../api/write.ts'
import { showToast } from '../../kit/toast/toastStore.ts'
import { session } from '../../session/session.ts'
import type { Deletion, MessageSummary } from './deletedLines.ts'
import { refetchInbox } from './messages.queries.ts'

const isGone = (error: unknown): boolean => {
  const failure = failureOf(error)
  return failure.kind === 'rejected' && failure.code === 'NOT_FOUND'
}

async function deleteMessage({ messageId }: MessageSummary): Promise<void> {
  try {
    await write('DELETE /wps/messages/{messageId}', { path: { messageId } })
  } catch (error) {
    // The message was deleted in another tab, or by a request whose response was lost. It can still
    // be restored.
    if (!isGone(error)) throw error
  }
}

const restoreMessage = ({ messageId }: MessageSummary) =>
  write('PUT /wps/messages/{messageId}/restore', { path: { messageId } })

/** Retries are safe, because both requests are idempotent. */
const retry = (failures: number, error: unknown): boolean =>
  failures < 2 && isUndecided(failureOf(error))

/**
 * Deletes and restores messages of a list. A deletion is sent at once; a toast offers to undo
 * deletions when the list unmounts.
 */
export function useDeletions() {
  const client = useQueryClient()
  const [deletions, setDeletions] = useState<readonly Deletion[]>([])
  const [returnedId, setReturnedId] = useState<string>()
  const without = (all: readonly Deletion[], { messageId }: MessageSummary) =>
    all.filter((each) => each.message.messageId !== messageId)
  const underWay = useRef(new Map<string, Promise<unknown>>())
  const put = (message: MessageSummary, state: Deletion['state']) =>
    setDeletions((all) => [...without(all, message), { message, state }])
  const giveBack = (message: MessageSummary) => {
    setReturnedId(message.messageId)
    setDeletions((all) => without(all, message))
  }
  const remove = useMutation({
    retry,
    mutationFn: deleteMessage,
    onMutate: (message) => put(message, 'deleting'),
    onSuccess: (_answer, message) =>
      setDeletions((all) =>
        all.map((each) =>
          each.message.messageId === message.messageId && each.state === 'deleting'
            ? { message, state: 'deleted' }
            : each,
        ),
      ),
    onError: (_error, message) => giveBack(message),
    onSettled: () => refetchInbox(client),
  })
  const restore = useMutation({
    retry,
    meta: { showsFailure: true },
    mutationFn: async (message: MessageSummary) => {
      // The deletion may still be in progress. The restoration waits for its end.
      await underWay.current.get(message.messageId)
      return restoreMessage(message)
    },
    onMutate: (message) => put(message, 'restoring'),
    onSuccess: async (_answer, message) => {
      // The undo line stays until the list contains the message again.
      await refetchInbox(client)
      giveBack(message)
    },
    onError: (error, message) => {
      showToast('failure', { id: restoreFailureId(error) })
      if (isGone(error)) giveBack(message)
      else put(message, 'deleted')
    },
  })
  useUndoOnLeaving(client, deletions)
  return {
    deletions,
    returnedId,
    remove: (message: MessageSummary) => {
      // A failure is ignored here, because the mutation reports it.
      const done = remove.mutateAsync(message).catch(() => undefined)
      underWay.current.set(message.messageId, done)
    },
    restore: restore.mutate,
  }
}

const restoreFailureId = (error: unknown) =>
  isGone(error) ? 'messages.deleted.tooLate' : 'messages.deleted.notRestored'

/**
 * The undo lines disappear when the list unmounts, so a toast then offers to undo the deletions.
 */
function useUndoOnLeaving(client: QueryClient, deletions: readonly Deletion[]) {
  const latest = useRef(deletions)
  useEffect(() => {
    latest.current = deletions
  }, [deletions])
  useEffect(
    () => () => {
      const messages = latest.current
        .filter(({ state }) => state !== 'restoring')
        .map(({ message }) => message)
      if (messages.length === 0 || session.getState().kind !== 'signedIn') return
      const count = messages.length
      showToast(
        'notice',
        { id: 'messages.deleted.toast', values: { count } },
        { id: 'messages.deleted.undo', onSelect: () => void restoreAll(client, messages) },
      )
    },
    [client],
  )
}

/** Restores messages that were deleted from an unmounted list. */
async function restoreAll(client: QueryClient, messages: readonly MessageSummary[]): Promise<void> {
  const results = await Promise.allSettled(messages.map(restoreMessage))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) showToast('failure', { id: restoreFailureId(failed.reason) })
  else showToast('success', { id: 'messages.deleted.restored', values: { count: messages.length } })
  await refetchInbox(client)
}
