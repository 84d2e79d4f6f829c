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
    // Deleted in another tab, or by a call whose answer got lost: it can be restored all the same.
    if (!isGone(error)) throw error
  }
}

const restoreMessage = ({ messageId }: MessageSummary) =>
  write('PUT /wps/messages/{messageId}/restore', { path: { messageId } })

/** Both calls may be made twice. */
const retry = (failures: number, error: unknown): boolean =>
  failures < 2 && isUndecided(failureOf(error))

/**
 * Deletes messages of a list and restores them. A message is deleted at once; what can be undone
 * when the list is left is offered in a toast.
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
      // Pressed at once: the deletion comes first, however it ends.
      await underWay.current.get(message.messageId)
      return restoreMessage(message)
    },
    onMutate: (message) => put(message, 'restoring'),
    onSuccess: async (_answer, message) => {
      // Its line stays until the list has it again.
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
      // Its failure is told by the mutation.
      const done = remove.mutateAsync(message).catch(() => undefined)
      underWay.current.set(message.messageId, done)
    },
    restore: restore.mutate,
  }
}

const restoreFailureId = (error: unknown) =>
  isGone(error) ? 'messages.deleted.tooLate' : 'messages.deleted.notRestored'

/** A list that is left takes its ways to undo with it: a toast has them for a while. */
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

/** Restores what a list that is no longer in view had deleted. */
async function restoreAll(client: QueryClient, messages: readonly MessageSummary[]): Promise<void> {
  const results = await Promise.allSettled(messages.map(restoreMessage))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) showToast('failure', { id: restoreFailureId(failed.reason) })
  else showToast('success', { id: 'messages.deleted.restored', values: { count: messages.length } })
  await refetchInbox(client)
}
