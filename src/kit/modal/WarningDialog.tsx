import { useIntl } from 'react-intl'
import type { ModalData } from '../../modals.ts'
import { Button } from '../../ui/Button.tsx'
import { closeModal } from './modalStore.ts'
import classes from './WarningDialog.module.css'

/** Something that went wrong, in words, with one button to confirm it (ERR-12, ERR-13). */
export function WarningDialog({ text }: ModalData<'warning'>) {
  const intl = useIntl()
  return (
    <div className={classes.warning} role="alert">
      <p>{'text' in text ? text.text : intl.formatMessage({ id: text.id }, text.values)}</p>
      <Button variant="primary" data-autofocus onClick={() => void closeModal()}>
        {intl.formatMessage({ id: 'app.ok' })}
      </Button>
    </div>
  )
}
