// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openWindow, windowFeatures } from './openWindow.ts'

const page = { screenX: 100, screenY: 50, outerWidth: 1440, outerHeight: 900 }

afterEach(() => vi.restoreAllMocks())

describe('separate window', () => {
  it("a new window is centred on the page's window, but never starts left of or above the screen", () => {
    expect(windowFeatures({ width: 440, height: 750 }, page)).toBe(
      'popup,width=440,height=750,left=600,top=125',
    )
    const small = { ...page, screenX: 0, screenY: 0, outerWidth: 390, outerHeight: 700 }
    expect(windowFeatures({ width: 440, height: 750 }, small)).toContain('left=0,top=0')
  })

  it("an opened window has no access to the portal's window", () => {
    const replace = vi.fn()
    const opened = { opener: window, location: { replace } }
    // `openWindow` uses only these two members of a window.
    vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
    expect(openWindow('https://help.example/chat', { width: 440, height: 750 })).toBe(true)
    expect(opened.opener).toBeNull()
    expect(replace).toHaveBeenCalledWith('https://help.example/chat')
  })

  it('openWindow rejects a `javascript:` URL', () => {
    const open = vi.spyOn(window, 'open')
    expect(openWindow('javascript:alert(1)', { width: 440, height: 750 })).toBe(false)
    expect(open).not.toHaveBeenCalled()
  })

  it('openWindow returns false when the browser blocks the window', () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    expect(openWindow('https://help.example/chat', { width: 440, height: 750 })).toBe(false)
  })
})
