import { openModal } from '../modal/modalStore.ts'
import { openWindow } from './openWindow.ts'

/** Size of the help and customer service windows, in CSS pixels (CONST-43). */
export const serviceWindow = { width: 440, height: 750 } as const

/**
 * Opens a URL in a separate window. When the browser blocks the window, a dialog offers the URL as
 * a link.
 */
export function openWindowOrLink(url: string, size: { width: number; height: number }): void {
  if (!openWindow(url, size)) openModal({ name: 'blockedWindow', url }, { over: true })
}
