import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import classes from './console.module.css'
import patterns from './patterns.module.css'

/** On unmount, returns the focus to the element that had it on mount. */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus()
    },
    [opener],
  )
}

type Props = {
  title: string
  /** Paragraphs of the dialog. */
  texts: readonly string[]
  confirmLabel: string
  /** True when the action loses data. */
  isDanger?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Dialog that asks for confirmation before an action. Render it only while it is open. */
export function ConfirmDialog({
  title,
  texts,
  confirmLabel,
  isDanger = false,
  onConfirm,
  onClose,
}: Props) {
  const intl = useIntl()
  useReturnFocus()
  const confirm = () => {
    onClose()
    onConfirm()
  }
  return (
    <Dialog
      title={title}
      closeLabel={intl.formatMessage({ id: 'app.close' })}
      size="small"
      isOpen
      onClose={onClose}
    >
      <div className={classes.confirm}>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <div className={patterns.formActions}>
          <Button variant="quiet" onClick={onClose}>
            {intl.formatMessage({ id: 'app.cancel' })}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} onClick={confirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
