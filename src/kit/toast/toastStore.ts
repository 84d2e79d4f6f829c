import type { IntlShape } from 'react-intl'
import { create } from 'zustand'
import type { MessageId } from '../i18n/messageIds.ts'

/** Id of a text of the portal, or a message from the server as it is. */
export type ToastText =
  | { id: MessageId; values?: Record<string, string | number> }
  | { text: string }

/** Resolves a text of the portal in the page's language, or returns the server's message. */
export const wordsOf = (intl: IntlShape, text: ToastText): string =>
  'text' in text ? text.text : intl.formatMessage({ id: text.id }, text.values)

export type ToastTone = 'success' | 'failure' | 'notice'
/**
 * Action button of a toast. With `stays`, the toast does not close by itself, since the visitor may
 * not be looking at the page.
 */
export type ToastAction = { id: MessageId; onSelect: () => void; stays?: true }
export type Toast = { key: number; tone: ToastTone; message: ToastText; action?: ToastAction }

/** Milliseconds for which a toast stays; failures stay until they are closed. */
const stay = 6000
/** Milliseconds for a toast with an action: long enough to reach the action. */
const stayWithAction = 15_000
const maxToasts = 3

let lastKey = 0

export const useToasts = create<{ toasts: Toast[] }>(() => ({ toasts: [] }))

/**
 * Shows a toast without moving the focus. An open toast with the same tone and text is replaced.
 * When more than three are open, the oldest is removed.
 */
export function showToast(tone: ToastTone, message: ToastText, action?: ToastAction): void {
  lastKey += 1
  const key = lastKey
  const toast = { key, tone, message, ...(action && { action }) }
  useToasts.setState(({ toasts }) => {
    const others = toasts.filter((each) => !isSame(each, toast))
    return { toasts: [...others, toast].slice(-maxToasts) }
  })
  if (tone === 'failure' || action?.stays) return
  setTimeout(() => closeToast(key), action ? stayWithAction : stay)
}

/** True when two toasts have the same tone and text; toasts with an action are never equal. */
const isSame = (one: Toast, other: Toast): boolean =>
  one.action === undefined &&
  other.action === undefined &&
  one.tone === other.tone &&
  JSON.stringify(one.message) === JSON.stringify(other.message)

export function closeToast(key: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.key !== key) }))
}
