// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { NavigationType } from '../../../features/games/navigation/navigationRules.ts'
import { followPointer } from './followPointer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

function openBar() {
  document.body.innerHTML = `<nav><ul>
    <li data-type="RNG"><a href="#rng">Slots</a><button type="button">Vendors</button></li>
    <li data-type="FISH"><a href="#fish">Fishing</a></li>
  </ul></nav>`
  const find = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector)
    if (element === null) throw new Error(`no ${selector}`)
    return element
  }
  let open: NavigationType | undefined
  const bar = find('nav')
  const dropDown = {
    current: () => open,
    open: (type: NavigationType | undefined) => {
      open = type
    },
    hasDropDown: (type: string | undefined): type is NavigationType => type !== undefined,
  }
  followPointer(bar, dropDown, null)
  const restOn = (selector: string) => {
    const event = new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })
    find(selector).dispatchEvent(event)
    vi.advanceTimersByTime(1000)
    return open
  }
  const leave = () => {
    bar.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))
    vi.advanceTimersByTime(1000)
  }
  return { find, restOn, leave, current: () => open }
}

const slots = '[data-type="RNG"] a'

it('[HEAD-33] resting the mouse on an entry opens its drop-down, and leaving closes it', () => {
  const { restOn, leave, current } = openBar()
  expect(restOn(slots)).toBe('RNG')
  expect(restOn('[data-type="FISH"]')).toBe('FISH')
  leave()
  expect(current()).toBeUndefined()
})

it("a press on an entry's link opens no drop-down over the new page", () => {
  const { find, restOn, current } = openBar()
  const event = new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })
  find(slots).dispatchEvent(event)
  find(slots).click()
  vi.advanceTimersByTime(1000)
  expect(current()).toBeUndefined()
  expect(restOn('[data-type="RNG"] button')).toBeUndefined()
})

it('the drop-down of a pressed entry opens again when the mouse returns', () => {
  const { find, restOn, leave } = openBar()
  find(slots).click()
  leave()
  expect(restOn(slots)).toBe('RNG')
  find(slots).click()
  expect(restOn('[data-type="FISH"]')).toBe('FISH')
  expect(restOn(slots)).toBe('RNG')
})
