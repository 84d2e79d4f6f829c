import { create } from 'zustand'
import { localStore } from '../storage.ts'

/** `system` uses the colour scheme of the device. */
export type ThemeChoice = 'dark' | 'light' | 'system'
export type ColorScheme = 'dark' | 'light'

export const themeChoices: readonly ThemeChoice[] = ['dark', 'light', 'system']

/**
 * Attributes of `<html>`: `attribute` has the colour scheme for the portal's CSS and Mantine,
 * `choiceAttribute` the visitor's choice.
 */
const attribute = 'data-mantine-color-scheme'
const choiceAttribute = 'data-theme'
const storageKey = 'theme'

type ThemeState = { choice: ThemeChoice; scheme: ColorScheme }

/** Choice that applies until the visitor chooses a theme. */
const usualChoice: ThemeChoice = 'system'

/**
 * The scheme is dark until `startTheme` runs, since a prerendered page is the same for all devices.
 */
const useThemeStore = create<ThemeState>(() => ({ choice: usualChoice, scheme: 'dark' }))

export const useThemeChoice = (): ThemeChoice => useThemeStore((state) => state.choice)
export const useColorScheme = (): ColorScheme => useThemeStore((state) => state.scheme)

/** Applies a theme and stores the choice (I18N-01). */
export function chooseTheme(choice: ThemeChoice): void {
  localStore.set(storageKey, choice)
  show(choice)
}

/**
 * Applies the stored theme. The inline script has already applied it before the first paint. While
 * the choice is `system`, later changes of the device's scheme are applied too.
 * @returns function that stops observing the device.
 */
export function startTheme(): () => void {
  const stored = localStore.get(storageKey)
  show(themeChoices.find((choice) => choice === stored) ?? usualChoice)
  const device = deviceIsLight()
  const follow = () => {
    const { choice } = useThemeStore.getState()
    if (choice === 'system') show(choice)
  }
  device.addEventListener('change', follow)
  return () => device.removeEventListener('change', follow)
}

const deviceIsLight = () => window.matchMedia('(prefers-color-scheme: light)')

function show(choice: ThemeChoice): void {
  const devices = deviceIsLight().matches ? 'light' : 'dark'
  const scheme = choice === 'system' ? devices : choice
  useThemeStore.setState({ choice, scheme })
  document.documentElement.setAttribute(attribute, scheme)
  document.documentElement.setAttribute(choiceAttribute, choice)
}
