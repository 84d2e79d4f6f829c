import { useState } from 'react'
import { useIntl } from 'react-intl'
import { registrationRulesDraftLimits } from '../../../api/gen/limits.ts'
import { isKnownField, type KnownField } from '../../../lib/registration/fieldKinds.ts'
import { normalizeText } from '../../../lib/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { SelectField } from '../../../ui/field/SelectField.tsx'
import { useReturnFocus } from '../../ConfirmDialog.tsx'
import patterns from '../../patterns.module.css'
import { focusControl } from '../controlIds.ts'
import { useEditor } from '../editorStore.ts'
import { addField } from '../formEdits.ts'
import { problemsOfRule } from '../localProblems.ts'
import { openField } from '../selection.ts'
import classes from './addField.module.css'
import { absentFields, newRule, ownNameProblem } from './newRule.ts'
import { OwnField, type OwnFieldValues } from './OwnField.tsx'

const fieldLimits = registrationRulesDraftLimits.fields

function ruleOf(knownField: string, { name, type, label }: OwnFieldValues) {
  if (knownField) return newRule({ name: knownField, type, label: undefined })
  const texts = Object.entries(label).filter(([, text]) => normalizeText(text) !== '')
  return newRule({ name: name.trim(), type, label: Object.fromEntries(texts) })
}

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
  const rule = ruleOf(known, own)
  const wrongName = known ? undefined : ownNameProblem(rule.name, taken)
  const labelProblems = problemsOfRule(rule).filter(({ property }) => property === 'label')
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    setShown(true)
    const [wrongLabel] = labelProblems
    if (wrongName) focusControl('newFieldName')
    else if (wrongLabel) focusControl(`newField.${wrongLabel.place}`)
    else {
      addField(rule)
      onClose()
      // The field opens in the next frame, once the dialog has returned the focus.
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
            <KnownFieldSelect options={absent} value={known} onChoose={setKnown} />
          )}
          {known === '' && (
            <OwnField
              field={own}
              nameProblem={isShown || own.name !== '' ? wrongName : undefined}
              problems={isShown ? labelProblems : []}
              onChange={setOwn}
            />
          )}
          <div className={patterns.formActions}>
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

type KnownFieldProps = {
  options: readonly KnownField[]
  /** Name of the built-in field; empty for a custom one. */
  value: string
  onChoose: (name: string) => void
}

function KnownFieldSelect({ options, value, onChoose }: KnownFieldProps) {
  const intl = useIntl()
  return (
    <SelectField
      label={intl.formatMessage({ id: 'operator.add.which' })}
      options={[
        { value: '', label: intl.formatMessage({ id: 'operator.add.own' }) },
        ...options.map((name) => ({
          value: name,
          label: intl.formatMessage({ id: `registration.fields.${name}` }),
        })),
      ]}
      value={value}
      onChange={({ target }) => onChoose(isKnownField(target.value) ? target.value : '')}
    />
  )
}
