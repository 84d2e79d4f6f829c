import { describe, expect, it, vi } from 'vitest'
import { paths } from '../paths.ts'
import { notificationOf, openPage, type PortalWindow, pageAddress } from './notifications.ts'
import { isPortalPath } from './rules.ts'

const origin = 'https://play.example'
const payload = {
  title: 'Seu saque foi pago',
  body: 'Abra a Portico para ver os detalhes.',
  path: '/member/withdraw?request=w-1',
  tag: 'w-1',
}

describe('notification of a push', () => {
  it('a notification shows the payload and opens its page', () => {
    expect(notificationOf(JSON.stringify(payload), origin)).toEqual({
      title: payload.title,
      options: {
        body: payload.body,
        icon: '/icons/icon-192.png',
        badge: '/icons/icon-192.png',
        tag: 'w-1',
        renotify: true,
        data: { address: `${origin}${payload.path}` },
      },
    })
  })

  it.each([undefined, '', 'no JSON', 'null', '7', '[]', '{"title":7,"body":{},"tag":false}'])(
    "an unreadable payload shows a notification with the portal's name: %s",
    (text) => {
      const { title, options } = notificationOf(text, origin)
      expect([title, options.body, options.data]).toEqual([
        'Portico',
        '',
        { address: `${origin}/` },
      ])
      expect('tag' in options).toBe(false)
    },
  )
})

describe('URL of a notification', () => {
  it('pageAddress returns the URLs of the message page and of a withdrawal', () => {
    expect(pageAddress('/member/messages', origin)).toBe(origin + paths.member('messages'))
    expect(pageAddress(payload.path, origin)).toBe(origin + paths.withdrawal('w-1'))
  })

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'member/messages',
    '',
    7,
    undefined,
  ])('pageAddress returns the home page for the invalid or foreign path %s', (path) =>
    expect(pageAddress(path, origin)).toBe(`${origin}/`),
  )
})

describe('press on a notification', () => {
  const address = `${origin}/member/messages`
  const windowAt = (path: string, focused = false) => {
    const window: PortalWindow = {
      url: `${origin}${path}`,
      focused,
      focus: vi.fn(async () => window),
      navigate: vi.fn(async () => window),
    }
    return window
  }
  const press = async (windows: PortalWindow[]) => {
    const openWindow = vi.fn(async () => {})
    await openPage(address, windows, isPortalPath, openWindow)
    return openWindow
  }

  it('a press on a notification focuses the window that has the page open', async () => {
    const there = windowAt('/member/messages')
    const other = windowAt('/', true)
    const openWindow = await press([other, there])
    expect(there.focus).toHaveBeenCalled()
    expect(there.navigate).not.toHaveBeenCalled()
    expect(other.navigate).not.toHaveBeenCalled()
    expect(openWindow).not.toHaveBeenCalled()
  })

  it('a press on a notification opens its page in the focused window', async () => {
    const [first, front] = [windowAt('/help'), windowAt('/promotions', true)]
    await press([first, front])
    expect(front.navigate).toHaveBeenCalledWith(address)
    expect(first.focus).not.toHaveBeenCalled()
  })

  it.each(['/seamless?nodeId=1', '/operator.html'])(
    'a press on a notification does not navigate a window at %s',
    async (path) => {
      const window = windowAt(path, true)
      const openWindow = await press([window])
      expect(window.focus).not.toHaveBeenCalled()
      expect(openWindow).toHaveBeenCalledWith(address)
    },
  )

  it('a press on a notification opens a new window if no open window can be navigated', async () => {
    expect(await press([])).toHaveBeenCalledWith(address)
    const foreign = windowAt('/')
    foreign.navigate = async () => {
      throw new TypeError('not controlled')
    }
    expect(await press([foreign])).toHaveBeenCalledWith(address)
  })
})
