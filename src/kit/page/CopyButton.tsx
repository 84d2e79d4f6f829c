import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { CopyIcon } from '../../ui/controlIcons.tsx'
import { showToast } from '../toast/toastStore.ts'
import classes from './CopyButton.module.css'

type Props = {
  text: string
  /** Names what is copied. */
  label: string
  /** `main` where it is what the view is for: as wide as its place, with its name in view. */
  look?: 'beside' | 'main'
}

/** Puts a text into the clipboard, and says whether it is there. */
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
      {...(isMain && { variant: 'primary', size: 'large', wide: true })}
      onClick={() => void copy()}
    >
      <span className={classes.content}>
        <CopyIcon />
        {isMain ? label : intl.formatMessage({ id: 'copy.copy' })}
      </span>
    </Button>
  )
}
