// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { localStore } from '../storage.ts'
import { chooseTheme, startTheme } from './themeStore.ts'

const readScheme = () => document.documentElement.getAttribute('data-mantine-color-scheme')

/** Fakes the colour scheme of a device and returns a function that changes it. */
function deviceWith(scheme: 'dark' | 'light') {
  const listeners = new Set<() => void>()
  const device = {
    matches: scheme === 'light',
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }
  Object.assign(window, { matchMedia: () => device })
  return (next: 'dark' | 'light') => {
    device.matches = next === 'light'
    for (const listener of listeners) listener()
  }
}

beforeEach(() => localStore.remove('theme'))

describe('theme', () => {
  it('[I18N-01] the theme follows the device until the visitor chooses light, and is light again at the next visit', () => {
    const deviceTurns = deviceWith('light')
    startTheme()
    expect(readScheme()).toBe('light')
    deviceTurns('dark')
    expect(readScheme()).toBe('dark')
    chooseTheme('light')
    expect(readScheme()).toBe('light')
    chooseTheme('light')
    document.documentElement.removeAttribute('data-mantine-color-scheme')
    startTheme()
    expect(readScheme()).toBe('light')
  })

  it('the theme follows the device only while the choice is `system`', () => {
    const deviceTurns = deviceWith('dark')
    localStore.set('theme', 'dark')
    startTheme()
    deviceTurns('light')
    expect(readScheme()).toBe('dark')
    deviceTurns('dark')
    chooseTheme('system')
    deviceTurns('light')
    expect(readScheme()).toBe('light')
    expect(document.documentElement.dataset.theme).toBe('system')
    chooseTheme('dark')
    deviceTurns('light')
    expect(readScheme()).toBe('dark')
  })

  it('an invalid stored theme is ignored', () => {
    deviceWith('light')
    localStore.set('theme', 'neon')
    startTheme()
    expect(readScheme()).toBe('light')
  })
})
