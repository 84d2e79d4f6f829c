import { useIntl } from 'react-intl'
import { shownLanguages } from '../../../kit/i18n/languages.ts'
import { TextField } from '../../../ui/field/TextField.tsx'
import type { PlacedProblem } from '../draft.ts'
import { languageName } from '../field/textLanguages.ts'
import { ProblemText } from '../ProblemText.tsx'
import { problemAt } from '../problems.ts'
import { TypeSelect } from '../TypeSelect.tsx'
import type { FieldType, ownNameProblem } from './newRule.ts'

/** Values of the form for a new field; labels by language. */
export type OwnFieldValues = {
  name: string
  type: FieldType
  label: Readonly<Record<string, string>>
}

type Props = {
  field: OwnFieldValues
  nameProblem: ReturnType<typeof ownNameProblem>
  problems: readonly PlacedProblem[]
  onChange: (field: OwnFieldValues) => void
}

/** Name, type and labels of a custom field. */
export function OwnField({ field, nameProblem, problems, onChange }: Props) {
  const intl = useIntl()
  const { name, type, label } = field
  return (
    <>
      <TextField
        id="newFieldName"
        label={intl.formatMessage({ id: 'operator.add.name' })}
        hint={intl.formatMessage({ id: 'operator.add.nameHint' })}
        error={nameProblem && <ProblemText problem={nameProblem} />}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={name}
        onChange={({ target }) => onChange({ ...field, name: target.value })}
      />
      <TypeSelect type={type} onChange={(next) => onChange({ ...field, type: next })} />
      {shownLanguages.map(({ code, locale, direction }) => {
        const problem = problemAt(problems, `label.${code}`)
        return (
          <TextField
            key={code}
            id={`newField.label.${code}`}
            label={intl.formatMessage(
              { id: 'operator.add.label' },
              { language: languageName(intl, code) },
            )}
            error={problem && <ProblemText problem={problem} />}
            lang={locale}
            dir={direction}
            autoComplete="off"
            value={label[code] ?? ''}
            onChange={({ target }) =>
              onChange({ ...field, label: { ...label, [code]: target.value } })
            }
          />
        )
      })}
    </>
  )
}
