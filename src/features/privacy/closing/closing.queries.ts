import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { components } from '../../../api/gen/paths.ts'
import { read } from '../../../api/read.ts'
import { write } from '../../../api/write.ts'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { paths } from '../../../paths.ts'
import { forgetMember } from '../../../session/forgetMember.ts'
import { endSession, leaveSession, stayInSession } from '../../../session/session.ts'

type Schemas = components['schemas']
export type ClosingStanding = Schemas['ClosingStanding']
export type Obstacle = Schemas['ClosingObstacle']
type Closing = Schemas['AccountClosing']

export const closingQuery = () => read('/wps/member/closing', {})

/**
 * Returns a function that closes the account and goes to the home page, which shows a confirmation.
 * @throws {ApiError} when the account was not closed.
 */
export function useCloseAccount(): (closing: Closing) => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  const isClosed = useRef(false)
  // The session ends only when this page unmounts. If it ended earlier, this page would ask the
  // member to log in.
  useEffect(
    () => () => {
      if (isClosed.current) becomeVisitor(client)
    },
    [client],
  )
  return async (body) => {
    // Closing the account ends the session; this call prevents the message about the ended session.
    leaveSession()
    try {
      await write('POST /wps/member/closing', { body })
    } catch (error) {
      stayInSession()
      // The obstacles or the remaining money may have changed since the page loaded.
      void client.invalidateQueries({ queryKey: closingQuery().queryKey })
      throw error
    }
    isClosed.current = true
    await navigate(paths.home(), { replace: true })
  }
}

function becomeVisitor(client: QueryClient): void {
  endSession()
  forgetMember(client)
  openModal({
    name: 'dialog',
    icon: 'success',
    title: { id: 'privacy.closing.done.title' },
    text: { id: 'privacy.closing.done.text' },
    buttons: [{ label: { id: 'app.ok' }, variant: 'primary' }],
  })
}
