import { vi } from 'vitest'

type Played = {
  /** The addresses that were opened. */
  opened: string[]
  /** How many windows are open. */
  openCount: () => number
}

/** What its page tells the page behind it, as its script does. */
async function told(address: URL): Promise<unknown> {
  const html = await (await fetch(new Request(address))).text()
  const [, message = 'null'] = /postMessage\((.*),location\.origin\)/.exec(html) ?? []
  return JSON.parse(message)
}

/** A message that a window sends to ours. */
export function messageFrom(source: unknown, data: unknown, origin = location.origin): void {
  const event = new MessageEvent('message', { data, origin })
  // jsdom takes real windows only.
  Object.defineProperty(event, 'source', { value: source })
  window.dispatchEvent(event)
}

/**
 * Plays the window of the phone-authentication service, which jsdom does not have, on the
 * emulator's own pages.
 * @param user what its user does there: says yes or no by its buttons, closes it, leaves it open,
 *   or has a browser that blocks it.
 */
export function playPhoneWindow(user: 'yes' | 'no' | 'closes' | 'leaves' | 'blocks'): Played {
  const opened: string[] = []
  let count = 0
  vi.spyOn(window, 'open').mockImplementation((given = '') => {
    if (user === 'blocks') return null
    const address = new URL(given, location.origin)
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
      messageFrom(page, await told(address))
      page.close()
    }
    if (user === 'yes' || user === 'no') void decide(user)
    if (user === 'closes') page.close()
    // Only what the portal uses of a window.
    return page as unknown as Window
  })
  return { opened, openCount: () => count }
}
