// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openWindow, windowFeatures } from './openWindow.ts'

const page = { screenX: 100, screenY: 50, outerWidth: 1440, outerHeight: 900 }

afterEach(() => vi.restoreAllMocks())

describe('separate window', () => {
  it("a window is centred on the page's window, and never beyond the edge of the screen", () => {
    expect(windowFeatures({ width: 440, height: 750 }, page)).toBe(
      'popup,width=440,height=750,left=600,top=125',
    )
    const small = { ...page, screenX: 0, screenY: 0, outerWidth: 390, outerHeight: 700 }
    expect(windowFeatures({ width: 440, height: 750 }, small)).toContain('left=0,top=0')
  })

  it("an opened window has no access to the portal's page", () => {
    const replace = vi.fn()
    const opened = { opener: window, location: { replace } }
    // Only the members of a window that are used.
    vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
    expect(openWindow('https://help.example/chat', { width: 440, height: 750 })).toBe(true)
    expect(opened.opener).toBeNull()
    expect(replace).toHaveBeenCalledWith('https://help.example/chat')
  })

  it('no window opens for an address that would run a script', () => {
    const open = vi.spyOn(window, 'open')
    expect(openWindow('javascript:alert(1)', { width: 440, height: 750 })).toBe(false)
    expect(open).not.toHaveBeenCalled()
  })

  it('opening a window returns false when the browser blocks it', () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    expect(openWindow('https://help.example/chat', { width: 440, height: 750 })).toBe(false)
  })
})
