import type { QueryClient } from '@tanstack/react-query'
import { forgetMember } from '../forgetMember.ts'
import { interruptSession } from '../interruption.ts'
import { endSession, isLeaving, type SessionEnd, sessionToken } from '../session.ts'

/**
 * Signs this page out, since its session ended elsewhere; unless it is logging out by itself. One
 * that only ran out may go on after a login; any other end is meant, and leaves nothing.
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
