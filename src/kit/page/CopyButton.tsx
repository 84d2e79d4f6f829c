import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { CopyIcon } from '../../ui/controlIcons.tsx'
import { showToast } from '../toast/toastStore.ts'
import classes from './CopyButton.module.css'

/** Puts a text into the clipboard, and says whether it is there. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const intl = useIntl()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showToast('success', { id: 'copy.done' })
    } catch {
      showToast('failure', { id: 'copy.failed' })
    }
  }
  return (
    <Button aria-label={label} onClick={() => void copy()}>
      <span className={classes.content}>
        <CopyIcon />
        {intl.formatMessage({ id: 'copy.copy' })}
      </span>
    </Button>
  )
}
