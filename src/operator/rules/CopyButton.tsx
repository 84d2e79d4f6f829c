import { showToast } from '../../kit/toast/toastStore.ts'
import { CopyIcon } from '../../ui/controlIcons.tsx'
import { IconButton } from './IconButton.tsx'

export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showToast('notice', { id: 'operator.copy.done' })
    } catch {
      // The browser denied access to the clipboard, or the page is not served over HTTPS.
      showToast('failure', { id: 'operator.copy.failed' })
    }
  }
  return (
    <IconButton label={label} isSmall onClick={() => void copy()}>
      <CopyIcon />
    </IconButton>
  )
}
