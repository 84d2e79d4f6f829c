import type { IntlShape } from 'react-intl'
import { create } from 'zustand'
import type { MessageId } from '../i18n/messageIds.ts'

/** A text of the portal by its id, or a server's message. */
export type ToastText =
  | { id: MessageId; values?: Record<string, string | number> }
  | { text: string }

/** Resolves a text of the portal in the page's language, or returns the server's message. */
export const wordsOf = (intl: IntlShape, text: ToastText): string =>
  'text' in text ? text.text : intl.formatMessage({ id: text.id }, text.values)

export type ToastTone = 'success' | 'failure' | 'notice'
/**
 * Action offered by a toast. With `stays`, the toast stays until the action is chosen or the toast
 * is closed, since the visitor may not be looking at the page.
 */
export type ToastAction = { id: MessageId; onSelect: () => void; stays?: true }
export type Toast = { key: number; tone: ToastTone; message: ToastText; action?: ToastAction }

/** Milliseconds for which a toast stays; failures stay until they are closed. */
const stay = 6000
/** Milliseconds for a toast with an action, which leaves time to reach it. */
const stayWithAction = 15_000
const maxToasts = 3

let lastKey = 0

export const useToasts = create<{ toasts: Toast[] }>(() => ({ toasts: [] }))

/**
 * Shows a toast, without moving the focus. An equal toast is replaced, and the oldest is removed
 * when there are more than three.
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
