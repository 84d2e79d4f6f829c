import { vi } from 'vitest'

type Played = {
  opened: string[]
  openCount: () => number
}

/** Message that the script of the window's page would post to its opener, read from the HTML. */
async function readMessage(address: URL): Promise<unknown> {
  const html = await (await fetch(new Request(address))).text()
  const [, message = 'null'] = /postMessage\((.*),location\.origin\)/.exec(html) ?? []
  return JSON.parse(message)
}

/** Dispatches a message from another window to the portal's window. */
export function messageFrom(source: unknown, data: unknown, origin = location.origin): void {
  const event = new MessageEvent('message', { data, origin })
  // The constructor in jsdom accepts only real windows as `source`.
  Object.defineProperty(event, 'source', { value: source })
  window.dispatchEvent(event)
}

/**
 * Simulates the window of the phone-authentication service with the pages of the emulator, since
 * jsdom has no windows.
 * @param user the user's action: confirms, declines, closes the window or leaves it open; or a
 * browser that blocks the window.
 */
export function playPhoneWindow(user: 'yes' | 'no' | 'closes' | 'leaves' | 'blocks'): Played {
  const opened: string[] = []
  let count = 0
  vi.spyOn(window, 'open').mockImplementation((openedUrl = '') => {
    if (user === 'blocks') return null
    const address = new URL(openedUrl, location.origin)
    opened.push(address.pathname + address.search)
    count += 1
    const page = {
      closed: false,
      close() {
        if (!page.closed) count -= 1
        page.closed = true
      },
    }
    const decide = async (decision: string) => {
      address.searchParams.set('decision', decision)
      messageFrom(page, await readMessage(address))
      page.close()
    }
    if (user === 'yes' || user === 'no') void decide(user)
    if (user === 'closes') page.close()
    // The cast is safe: `page` has all members of a window that the portal uses.
    return page as unknown as Window
  })
  return { opened, openCount: () => count }
}
