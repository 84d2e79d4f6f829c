import { create } from 'zustand'
import type { MessageId } from '../i18n/messageIds.ts'

/** A text of ours by its id, or words that a server sent. */
export type ToastText =
  | { id: MessageId; values?: Record<string, string | number> }
  | { text: string }
export type ToastTone = 'success' | 'failure' | 'notice'
export type Toast = { key: number; tone: ToastTone; message: ToastText }

/** Milliseconds a toast stays; failures stay until they are closed. */
const stay = 6000
const most = 3

let lastKey = 0

export const useToasts = create<{ toasts: Toast[] }>(() => ({ toasts: [] }))

/** Says something in passing, without taking the focus. The oldest of more than three goes. */
export function showToast(tone: ToastTone, message: ToastText): void {
  lastKey += 1
  const key = lastKey
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, { key, tone, message }].slice(-most) }))
  if (tone !== 'failure') setTimeout(() => closeToast(key), stay)
}

export function closeToast(key: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.key !== key) }))
}
