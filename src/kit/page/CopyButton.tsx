import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { CopyIcon } from '../../ui/controlIcons.tsx'
import { copyText } from '../clipboard/copyText.ts'
import classes from './CopyButton.module.css'

type Props = {
  text: string
  /** Accessible name that says what is copied. */
  label: string
  /** `main` for the most important button of a view: full width, with a visible label. */
  look?: 'beside' | 'main'
}

/** Button that copies a text to the clipboard and shows the result in a toast. */
export function CopyButton({ text, label, look = 'beside' }: Props) {
  const intl = useIntl()
  const isMain = look === 'main'
  return (
    <Button
      aria-label={label}
      {...(isMain && { variant: 'primary', size: 'large', isWide: true })}
      onClick={() => void copyText(text)}
    >
      <span className={classes.content}>
        <CopyIcon />
        {isMain ? label : intl.formatMessage({ id: 'copy.copy' })}
      </span>
    </Button>
  )
}
