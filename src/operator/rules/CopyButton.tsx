import { showToast } from '../../kit/toast/toastStore.ts'
import { CopyIcon } from '../../ui/controlIcons.tsx'
import { IconButton } from './IconButton.tsx'

/** Puts a text, as it is, on the clipboard. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showToast('notice', { id: 'operator.copy.done' })
    } catch {
      // Refused by the browser, or the page is not served over https.
      showToast('failure', { id: 'operator.copy.failed' })
    }
  }
  return (
    <IconButton label={label} isSmall onClick={() => void copy()}>
      <CopyIcon />
    </IconButton>
  )
}
