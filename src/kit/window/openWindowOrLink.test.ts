// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useModalStore } from '../modal/modalStore.ts'
import { openWindowOrLink, serviceWindow } from './openWindowOrLink.ts'

const address = 'https://help.portico.example/chat'

afterEach(() => {
  vi.restoreAllMocks()
  useModalStore.setState({ modals: [] })
})

describe('window of customer service', () => {
  it('[CONST-43] the customer-service window is 440 by 750 px', () => {
    // `openWindow` uses only these two members of a window.
    const opened = { opener: null, location: { replace: vi.fn() } } as unknown as Window
    const open = vi.spyOn(window, 'open').mockReturnValue(opened)
    openWindowOrLink(address, serviceWindow)
    expect(open.mock.calls[0]?.[2]).toContain('width=440,height=750')
    expect(useModalStore.getState().modals).toEqual([])
  })

  it('a dialog offers customer service as a link when the browser blocks its window', () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    openWindowOrLink(address, serviceWindow)
    expect(useModalStore.getState().modals).toEqual([{ name: 'blockedWindow', url: address }])
  })
})
