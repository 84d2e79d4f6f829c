import { FormattedMessage, useIntl } from 'react-intl'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { Button } from '../../../ui/Button.tsx'
import { TrashIcon } from '../../../ui/editorIcons.tsx'
import patterns from '../../patterns.module.css'
import { focusControl, openerId } from '../controlIds.ts'
import { isCore } from '../coreFields.ts'
import { useEditor } from '../editorStore.ts'
import { editField, putBack } from '../formEdits.ts'
import { guardEdit } from '../guard/guardStore.ts'
import type { FieldDetails } from './useFieldDetails.ts'

/** Removes the field from the rules, with undo; or shows why it cannot be removed. */
export function RemoveField({ rule, label, onRemoved }: FieldDetails & { onRemoved: () => void }) {
  const intl = useIntl()
  if (isCore(rule.name)) {
    return (
      <p className={patterns.note}>
        <FormattedMessage id="operator.field.core.stays" />
      </p>
    )
  }
  const remove = () => {
    const { name } = rule
    const edit = { kind: 'remove' } as const
    const before = useEditor.getState().draft
    const note = () => {
      const after = useEditor.getState().draft
      onRemoved()
      showToast(
        'notice',
        { id: 'operator.field.removed', values: { field: label } },
        {
          id: 'operator.toolbar.undo',
          onSelect: () => {
            putBack(name, before, after)
            // The button is focused in the next frame, once its row is rendered again.
            requestAnimationFrame(() => focusControl(openerId(name)))
          },
        },
      )
    }
    guardEdit(name, edit, { make: () => editField(name, edit), onDone: note })
  }
  return (
    <div>
      <Button variant="quiet" onClick={remove}>
        <TrashIcon />
        {intl.formatMessage({ id: 'operator.field.remove' })}
      </Button>
    </div>
  )
}
