import { useEffect, useRef } from 'react'
import { showOnIcon } from '../../../kit/installed/iconBadge.ts'
import { isInstalled } from '../../../kit/installed/isInstalled.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { useAccountKind, useSession } from '../../../session/session.queries.ts'
import { unreadCountQuery } from '../messages.queries.ts'

type Reader = {
  session: 'unknown' | 'visitor' | 'signedIn'
  /** Number of unread messages; undefined while it is unknown. */
  unread: number | undefined
  /** True if the page runs as an installed application. */
  isInstalled: boolean
  /** True if this page has set a number on the icon. */
  hasShown: boolean
}

/**
 * Number for the icon; undefined to keep the current number. Each tab has its own session, so a
 * visitor's tab must not clear the number that another tab has set. The installed application
 * clears the number, because the application loses its session when it closes.
 */
export function iconCount({ session, unread, isInstalled, hasShown }: Reader): number | undefined {
  if (session === 'signedIn') return unread
  return session === 'visitor' && (hasShown || isInstalled) ? 0 : undefined
}

/**
 * Shows the number of unread messages on the icon of the installed application. In a browser tab,
 * it only uses a number that another component has loaded.
 */
export function IconBadge() {
  const session = useSession().kind
  const kind = useAccountKind()
  // Trial members have no inbox (ROLE-15).
  const hasInbox = session === 'signedIn' && kind !== undefined && kind !== 'trial'
  const query = useQuery({ ...unreadCountQuery(), enabled: hasInbox && isInstalled() })
  const unread = hasInbox ? query.data?.unreadCount : undefined
  const hasShown = useRef(false)
  useEffect(() => {
    const reader = { session, unread, isInstalled: isInstalled(), hasShown: hasShown.current }
    const count = iconCount(reader)
    if (count === undefined) return
    hasShown.current = count > 0
    showOnIcon(count)
  }, [session, unread])
  return null
}
