import { useEffect, useRef } from 'react'
import { showOnIcon } from '../../../kit/installed/iconBadge.ts'
import { isInstalled } from '../../../kit/installed/isInstalled.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { useAccountKind, useSession } from '../../../session/session.queries.ts'
import { unreadCountQuery } from '../messages.queries.ts'
import { iconCount } from './iconCount.ts'

/**
 * Shows the number of unread messages on the icon of the installed application. A browser tab does
 * not fetch the number; it shows what its pages have loaded.
 */
export function IconBadge() {
  const session = useSession().kind
  const kind = useAccountKind()
  // A trial member has no inbox (ROLE-15).
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
