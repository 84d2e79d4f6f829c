import { useState } from 'react'
import { useIntl } from 'react-intl'
import { registrationRulesDraftLimits } from '../../../api/gen/limits.ts'
import { isKnownField } from '../../../lib/registration/fieldKinds.ts'
import { normalizeText } from '../../../lib/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { SelectField } from '../../../ui/field/SelectField.tsx'
import { useReturnFocus } from '../../ConfirmDialog.tsx'
import { focusControl } from '../controlIds.ts'
import type { PlacedProblem } from '../draft.ts'
import { addField, useEditor } from '../editorStore.ts'
import { problemsOfRule } from '../localProblems.ts'
import { openField } from '../selection.ts'
import classes from './addField.module.css'
import { absentFields, newRule, ownNameProblem } from './newRule.ts'
import { OwnField, type OwnFieldValues } from './OwnField.tsx'

const fieldLimits = registrationRulesDraftLimits.fields

type Props = { onClose: () => void }

/** Adds a field: a built-in one that the rules lack, or a custom one. */
export function AddFieldDialog({ onClose }: Props) {
  const intl = useIntl()
  const taken = useEditor(({ draft }) => draft.fields).map(({ name }) => name)
  const [known, setKnown] = useState('')
  const [own, setOwn] = useState<OwnFieldValues>({ name: '', type: 'text', label: {} })
  const [isShown, setShown] = useState(false)
  useReturnFocus()

  const isFull = taken.length >= fieldLimits.maxItems
  const absent = absentFields(taken)
  const texts = Object.fromEntries(
    Object.entries(own.label).filter(([, text]) => normalizeText(text) !== ''),
  )
  const name = known || own.name.trim()
  const rule = newRule({ name, type: own.type, label: known ? undefined : texts })
  const wrongName = known ? undefined : ownNameProblem(name, taken)
  const problems: readonly PlacedProblem[] = isShown
    ? problemsOfRule(rule).filter(({ property }) => property === 'label')
    : []
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    setShown(true)
    const wrongLabel = problemsOfRule(rule).find(({ property }) => property === 'label')
    if (wrongName) focusControl('newFieldName')
    else if (wrongLabel) focusControl(`newField.${wrongLabel.place}`)
    else {
      addField(rule)
      onClose()
      // Delayed until the dialog has returned the focus.
      requestAnimationFrame(() => openField(rule.name, ''))
    }
  }
  return (
    <Dialog
      title={intl.formatMessage({ id: 'operator.add.title' })}
      closeLabel={intl.formatMessage({ id: 'app.close' })}
      isOpen
      onClose={onClose}
    >
      {isFull ? (
        <p>{intl.formatMessage({ id: 'operator.add.full' }, { most: fieldLimits.maxItems })}</p>
      ) : (
        <form noValidate className={classes.form} onSubmit={submit}>
          {absent.length > 0 && (
            <SelectField
              label={intl.formatMessage({ id: 'operator.add.which' })}
              options={[
                { value: '', label: intl.formatMessage({ id: 'operator.add.own' }) },
                ...absent.map((each) => ({
                  value: each,
                  label: intl.formatMessage({ id: `registration.fields.${each}` }),
                })),
              ]}
              value={known}
              onChange={({ target }) => setKnown(isKnownField(target.value) ? target.value : '')}
            />
          )}
          {known === '' && (
            <OwnField
              field={own}
              nameProblem={isShown || own.name !== '' ? wrongName : undefined}
              problems={problems}
              onChange={setOwn}
            />
          )}
          <div className={classes.actions}>
            <Button variant="quiet" onClick={onClose}>
              {intl.formatMessage({ id: 'app.cancel' })}
            </Button>
            <Button type="submit" variant="primary">
              {intl.formatMessage({ id: 'operator.add.submit' })}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
