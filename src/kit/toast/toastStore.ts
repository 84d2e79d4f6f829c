import type { IntlShape } from 'react-intl'
import { create } from 'zustand'
import type { MessageId } from '../i18n/messageIds.ts'

/** A text of ours by its id, or words that a server sent. */
export type ToastText =
  | { id: MessageId; values?: Record<string, string | number> }
  | { text: string }

/** A text of ours in the page's language, or a server's own words. */
export const wordsOf = (intl: IntlShape, text: ToastText): string =>
  'text' in text ? text.text : intl.formatMessage({ id: text.id }, text.values)

export type ToastTone = 'success' | 'failure' | 'notice'
/**
 * Something that can be done about what was said. `stays`: it stays until it is answered or closed,
 * since nobody may be looking at the page now.
 */
export type ToastAction = { id: MessageId; onSelect: () => void; stays?: true }
export type Toast = { key: number; tone: ToastTone; message: ToastText; action?: ToastAction }

/** Milliseconds a toast stays; failures stay until they are closed. */
const stay = 6000
/** One with an action leaves time to get there. */
const stayWithAction = 15_000
const most = 3

let lastKey = 0

export const useToasts = create<{ toasts: Toast[] }>(() => ({ toasts: [] }))

/**
 * Says something in passing, without taking the focus. The oldest of more than three goes, and one
 * that says the same: the newer one stands in its place.
 */
export function showToast(tone: ToastTone, message: ToastText, action?: ToastAction): void {
  lastKey += 1
  const key = lastKey
  const toast = { key, tone, message, ...(action && { action }) }
  useToasts.setState(({ toasts }) => {
    const others = toasts.filter((shown) => !isSame(shown, toast))
    return { toasts: [...others, toast].slice(-most) }
  })
  if (tone === 'failure' || action?.stays) return
  setTimeout(() => closeToast(key), action ? stayWithAction : stay)
}

/** Whether two toasts say the same; one with an action is about what it acts on. */
const isSame = (one: Toast, other: Toast): boolean =>
  one.action === undefined &&
  other.action === undefined &&
  one.tone === other.tone &&
  JSON.stringify(one.message) === JSON.stringify(other.message)

export function closeToast(key: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.key !== key) }))
}
