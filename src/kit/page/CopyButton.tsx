import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { CopyIcon } from '../../ui/controlIcons.tsx'
import { showToast } from '../toast/toastStore.ts'
import classes from './CopyButton.module.css'

type Props = {
  text: string
  /** Accessible name that says what is copied. */
  label: string
  /** `main` when the button is the main element of its view: full width, with a visible label. */
  look?: 'beside' | 'main'
}

/** Copies a text to the clipboard and reports the result. */
export function CopyButton({ text, label, look = 'beside' }: Props) {
  const intl = useIntl()
  const isMain = look === 'main'
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showToast('success', { id: 'copy.done' })
    } catch {
      showToast('failure', { id: 'copy.failed' })
    }
  }
  return (
    <Button
      aria-label={label}
      {...(isMain && { variant: 'primary', size: 'large', isWide: true })}
      onClick={() => void copy()}
    >
      <span className={classes.content}>
        <CopyIcon />
        {isMain ? label : intl.formatMessage({ id: 'copy.copy' })}
      </span>
    </Button>
  )
}
