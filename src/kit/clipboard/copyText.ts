import { showToast } from '../toast/toastStore.ts'

/** Puts a text, as it is, on the clipboard, and says whether that worked. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast('success', { id: 'copying.done' })
  } catch {
    // Refused by the browser, or the page is not served over https.
    showToast('failure', { id: 'copying.failed', values: { text } })
  }
}
