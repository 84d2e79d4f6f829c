type Reader = {
  session: 'unknown' | 'visitor' | 'signedIn'
  /** How many messages are unread; undefined while nobody knows. */
  unread: number | undefined
  /** Whether the page runs as an installed application. */
  isInstalled: boolean
  /** Whether this page has put a number on the icon. */
  hasShown: boolean
}

/**
 * The number for the icon; undefined to leave it as it is. Tabs have sessions of their own: a
 * visitor's takes nothing from the icon that another put there, but the application itself, which
 * forgets its session when it is closed, does.
 */
export function iconCount({ session, unread, isInstalled, hasShown }: Reader): number | undefined {
  if (session === 'signedIn') return unread
  return session === 'visitor' && (hasShown || isInstalled) ? 0 : undefined
}
