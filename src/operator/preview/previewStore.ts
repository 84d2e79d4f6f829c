import { create } from 'zustand'
import type { ColorScheme } from '../../kit/theme/themeStore.ts'
import type { PublishedRules } from '../rules/draft.ts'
import type { PreviewView } from './messages.ts'

export type Device = 'phone' | 'desktop'

type PreviewState = {
  isOpen: boolean
  /** Published version that is previewed; null for the draft. */
  version: PublishedRules | null
  /** Code of the preview's language; null for the language of the console. */
  language: string | null
  /** `auto` uses the direction of the language. */
  direction: 'auto' | 'ltr' | 'rtl'
  /** Colour scheme; null for the console's own scheme. */
  theme: ColorScheme | null
  device: Device
  method: PreviewView['method']
  state: PreviewView['state']
}

const initial: PreviewState = {
  isOpen: false,
  version: null,
  language: null,
  direction: 'auto',
  theme: null,
  device: 'phone',
  method: 'username',
  state: 'empty',
}

/**
 * Settings of the preview. They are kept while the operator moves between the console's sections.
 */
export const usePreview = create<PreviewState>(() => initial)

/** Opens the preview of a published version, or of the draft if `version` is null. */
export function showInPreview(version: PublishedRules | null): void {
  usePreview.setState({ isOpen: true, version })
}

export const closePreview = (): void => usePreview.setState({ isOpen: false, version: null })

export function changePreview(changes: Partial<Omit<PreviewState, 'isOpen' | 'version'>>): void {
  usePreview.setState(changes)
}
