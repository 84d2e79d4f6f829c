/** What a notification says and opens. It comes encrypted from our own gateway, and is read with care. */

/** Where the brand's mark lies in every build. */
const icon = '/icons/icon-192.png'
/** A browser demands a notification for each push; where nothing can be read, it is this one. */
const nameless = 'Portico'

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** The address of a page of ours; the home page's for any other, and for what is no page. */
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

/** What is shown of a push. @param text what came with it. */
export function notificationOf(text: string | undefined, origin: string) {
  const { title, body, tag, path } = fieldsOf(text)
  const about = textIn(tag)
  return {
    title: textIn(title) ?? nameless,
    options: {
      body: textIn(body) ?? '',
      icon,
      badge: icon,
      // One of the same takes its place, and is heard again.
      ...(about && { tag: about, renotify: true }),
      data: { address: pageAddress(path, origin) },
    },
  }
}

/** A window of the portal, as far as it is looked at. */
export type PortalWindow = {
  url: string
  focused: boolean
  focus(): Promise<PortalWindow>
  navigate(address: string): Promise<PortalWindow | null>
}

/** Where somebody may be in the middle of a round. */
const isGame = ({ pathname }: URL): boolean => pathname.startsWith('/seamless')

/**
 * Brings a page in front: in a window where it is open already, else in the one that was used last,
 * else in a new one. A game is left alone, and so is what is no page of the portal.
 * @param windows those that are open, the one that was used last first.
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
    // A browser may refuse to bring it in front; the page is opened there all the same.
    const front = await used.focus().catch(() => used)
    await front.navigate(address)
  } catch {
    // Of windows that another worker controls, none may be navigated.
    await openWindow(address)
  }
}
