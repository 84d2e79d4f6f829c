import { useState } from 'react'
import { useIntl } from 'react-intl'
import { registrationRulesDraftLimits } from '../../api/gen/limits.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextAreaField } from '../../ui/field/TextAreaField.tsx'
import { useReturnFocus } from '../ConfirmDialog.tsx'
import patterns from '../patterns.module.css'
import { hasChanges, useEditor } from '../rules/editorStore.ts'
import { useLiveRules } from '../rules/rules.queries.ts'
import { Comparison } from './Comparison.tsx'
import classes from './history.module.css'

type Props = {
  version: number
  /** @param over number of the live version that is replaced @param note reason, for the history */
  onConfirm: (over: number, note: string) => void
  onClose: () => void
}

/**
 * Dialog that asks for confirmation before an old version is published again, and lists its
 * differences from the live version.
 */
export function RestoreQuestion({ version, onConfirm, onClose }: Props) {
  const intl = useIntl()
  const isDirty = useEditor(hasChanges)
  const live = useLiveRules().data?.version
  const [note, setNote] = useState('')
  useReturnFocus()
  return (
    <Dialog
      title={intl.formatMessage({ id: 'operator.history.restoreTitle' }, { version })}
      closeLabel={intl.formatMessage({ id: 'app.close' })}
      size="large"
      isOpen
      onClose={onClose}
    >
      <div className={patterns.stack12}>
        <p>{intl.formatMessage({ id: 'operator.history.restoreText' })}</p>
        {isDirty && <p>{intl.formatMessage({ id: 'operator.history.restoreDraft' })}</p>}
        {live !== undefined && (
          <>
            <h3 className={classes.subtitle}>
              {intl.formatMessage({ id: 'operator.history.willChange' }, { version: live })}
            </h3>
            <Comparison before={live} after={version} />
          </>
        )}
        <TextAreaField
          label={intl.formatMessage({ id: 'operator.history.restoreReason' })}
          hint={intl.formatMessage({ id: 'operator.publish.noteHint' })}
          maxLength={registrationRulesDraftLimits.note.maxLength}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <div className={patterns.endActions}>
          <Button variant="quiet" onClick={onClose}>
            {intl.formatMessage({ id: 'app.cancel' })}
          </Button>
          <Button
            variant="primary"
            isBusy={live === undefined}
            onClick={() => live !== undefined && onConfirm(live, note)}
          >
            {intl.formatMessage({ id: 'operator.history.restore' })}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
