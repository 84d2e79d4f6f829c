import { openModal } from '../modal/modalStore.ts'
import { openWindow } from './openWindow.ts'

/** The window of help and customer service, in CSS pixels (CONST-43). */
export const serviceWindow = { width: 440, height: 750 } as const

/**
 * Opens an address in a window of its own; where the browser blocks it, a dialog has it as a link.
 */
export function openWindowOrLink(url: string, size: { width: number; height: number }): void {
  if (!openWindow(url, size)) openModal({ name: 'blockedWindow', url }, { over: true })
}
