import { showToast } from '../toast/toastStore.ts'

/** Copies a text to the clipboard and shows a toast with the outcome. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast('success', { id: 'copying.done' })
  } catch {
    // The clipboard is unavailable without HTTPS, and the browser may refuse access.
    showToast('failure', { id: 'copying.failed', values: { text } })
  }
}
