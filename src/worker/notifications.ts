/**
 * Content of a push notification, and URL of the page that it opens. The payload is validated
 * although it comes encrypted from the gateway.
 */

/** Path of the brand's icon in every build. */
const icon = '/icons/icon-192.png'
/** Title for an unreadable payload: browsers require a notification for each push. */
const nameless = 'Portico'

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/**
 * URL of a page of the portal; the home page for a path that is invalid or leads to another origin.
 */
export function pageAddress(path: unknown, origin: string): string {
  const text = textIn(path) ?? '/'
  const url = URL.canParse(text, origin) ? new URL(text, origin) : undefined
  return text.startsWith('/') && url?.origin === origin ? url.href : `${origin}/`
}

function fieldsOf(text: string | undefined): Record<string, unknown> {
  try {
    const fields: unknown = JSON.parse(text ?? '')
    return Object(fields)
  } catch {
    return {}
  }
}

/** Notification for a push message. @param text payload of the push */
export function notificationOf(text: string | undefined, origin: string) {
  const { title, body, tag, path } = fieldsOf(text)
  const about = textIn(tag)
  return {
    title: textIn(title) ?? nameless,
    options: {
      body: textIn(body) ?? '',
      icon,
      badge: icon,
      // A later notification with the same tag replaces the earlier one and alerts again.
      ...(about && { tag: about, renotify: true }),
      data: { address: pageAddress(path, origin) },
    },
  }
}

/** Subset of `WindowClient` that this file uses. */
export type PortalWindow = {
  url: string
  focused: boolean
  focus(): Promise<PortalWindow>
  navigate(address: string): Promise<PortalWindow | null>
}

/**
 * True for the URL of a game window. Such a window must not be navigated, since a round may be
 * running.
 */
const isGame = ({ pathname }: URL): boolean => pathname.startsWith('/seamless')

/**
 * Shows a page: in the window that has it open, else in the last used window, else in a new one.
 * Windows with a game or without a page of the portal are not navigated.
 * @param windows open windows, the last used one first
 */
export async function openPage(
  address: string,
  windows: readonly PortalWindow[],
  isPortal: (url: URL) => boolean,
  openWindow: (address: string) => Promise<unknown>,
): Promise<void> {
  const there = windows.find(({ url }) => url === address)
  if (there) {
    await there.focus()
    return
  }
  const free = windows.filter(({ url }) => isPortal(new URL(url)) && !isGame(new URL(url)))
  const used = free.find(({ focused }) => focused) ?? free[0]
  try {
    if (!used) throw new Error('No window of the portal is free')
    // The browser may refuse to focus the window; the page still opens in it.
    const front = await used.focus().catch(() => used)
    await front.navigate(address)
  } catch {
    // No open window could be used, or the navigation failed because another worker controls the
    // window.
    await openWindow(address)
  }
}
