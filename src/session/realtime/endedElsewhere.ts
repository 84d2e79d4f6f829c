import type { QueryClient } from '@tanstack/react-query'
import { forgetMember } from '../forgetMember.ts'
import { interruptSession } from '../interruption.ts'
import { endSession, isLeaving, type SessionEnd, sessionToken } from '../session.ts'

/**
 * Ends this page's session because it ended elsewhere, unless this page is logging out. An expired
 * session may continue after a login; any other end removes the member's data.
 */
export function endedElsewhere(queryClient: QueryClient, end: SessionEnd): void {
  if (sessionToken() === null || isLeaving()) return
  if (end === 'expired') {
    interruptSession(queryClient)
    return
  }
  endSession({ sessionEnd: end })
  forgetMember(queryClient)
}
