import { useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useReturnFocus } from '../../ConfirmDialog.tsx'
import patterns from '../../patterns.module.css'
import { editField } from '../formEdits.ts'
import { useConditionWords } from '../useConditionWords.ts'
import { type GuardedEdit, useGuard } from './guardStore.ts'

const close = () => useGuard.setState({ asked: null })

/**
 * Names the fields whose conditions an edit breaks, and asks whether to remove these conditions.
 */
export function GuardDialog({ name, edit, readers, onDone }: GuardedEdit) {
  const intl = useIntl()
  const { nameOf } = useConditionWords()
  const labelOf = (field: string) => nameOf({ source: 'field', field })
  useReturnFocus()
  const decide = (dropsConditions: boolean) => {
    close()
    editField(name, edit, dropsConditions)
    onDone()
  }
  const kind = edit.kind
  return (
    <Dialog
      title={intl.formatMessage({ id: `operator.guard.${kind}Title` }, { field: labelOf(name) })}
      closeLabel={intl.formatMessage({ id: 'app.close' })}
      size="small"
      isOpen
      onClose={close}
    >
      <div className={patterns.column16}>
        <p>
          {intl.formatMessage(
            { id: 'operator.guard.text' },
            { readers: intl.formatList(readers.map(labelOf), { type: 'conjunction' }) },
          )}
        </p>
        <p>{intl.formatMessage({ id: 'operator.guard.consequence' })}</p>
        <div className={patterns.formActions}>
          <Button variant="quiet" onClick={close}>
            {intl.formatMessage({ id: 'app.cancel' })}
          </Button>
          <Button onClick={() => decide(false)}>
            {intl.formatMessage({ id: `operator.guard.${kind}Only` })}
          </Button>
          <Button variant="primary" onClick={() => decide(true)}>
            {intl.formatMessage({ id: `operator.guard.${kind}Both` })}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
