type Reader = {
  session: 'unknown' | 'visitor' | 'signedIn'
  /** Number of unread messages; undefined while it is unknown. */
  unread: number | undefined
  /** True if the page runs as an installed application. */
  isInstalled: boolean
  /** True if this page has put a number on the icon. */
  hasShown: boolean
}

/**
 * Number for the icon; undefined to keep the current one. Each tab has its own session, so a
 * visitor's tab must not clear a number that another tab has set. The installed application, which
 * loses its session when it closes, clears it.
 */
export function iconCount({ session, unread, isInstalled, hasShown }: Reader): number | undefined {
  if (session === 'signedIn') return unread
  return session === 'visitor' && (hasShown || isInstalled) ? 0 : undefined
}
