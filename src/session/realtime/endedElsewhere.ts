import type { QueryClient } from '@tanstack/react-query'
import { forgetMember } from '../connectApi.ts'
import { endSession, isLeaving, type SessionEnd, sessionToken } from '../session.ts'

/** Signs this page out, since its session ended elsewhere; unless it is logging out by itself. */
export function endedElsewhere(queryClient: QueryClient, end: SessionEnd): void {
  if (sessionToken() === null || isLeaving()) return
  endSession({ ended: end })
  forgetMember(queryClient)
}
