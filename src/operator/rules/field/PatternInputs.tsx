import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { patternFamilies } from '../../../api/gen/patternFamilies.ts'
import { type PatternFamily, patternMessageIds } from '../../../api/gen/patternMessages.ts'
import { SelectField } from '../../../ui/field/SelectField.tsx'
import { TextAreaField } from '../../../ui/field/TextAreaField.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import type { EditedRule } from '../draft.ts'
import classes from './fieldPanel.module.css'

// The cast is safe: the families are the keys of `patternMessageIds`. Object.keys types keys as
// strings.
const families = Object.keys(patternMessageIds) as PatternFamily[]

/** Properties of a rule or variant that restrict the text of a field. */
export type PatternPart = Pick<
  EditedRule,
  'minLength' | 'maxLength' | 'patternId' | 'acceptedPattern'
>

type Props = {
  part: PatternPart
  idOf: (property: keyof PatternPart) => string
  problemOf: (property: keyof PatternPart) => ReactNode
  onChange: (changes: Partial<PatternPart>) => void
  /** Content between the inputs for the family and the pattern. */
  message?: ReactNode
  /** Content below the input for the pattern. */
  children: ReactNode
}

function familyChanges(
  { patternId, acceptedPattern }: PatternPart,
  family: PatternFamily,
): Partial<PatternPart> {
  const isUsual = acceptedPattern === patternFamilies[patternId].pattern
  return {
    patternId: family,
    ...(isUsual ? { acceptedPattern: patternFamilies[family].pattern } : {}),
  }
}

/** Inputs for the lengths, the family and the pattern of a rule or a variant. */
export function PatternInputs({ part, idOf, problemOf, onChange, message, children }: Props) {
  const intl = useIntl()
  return (
    <>
      <div className={classes.pair}>
        {(['minLength', 'maxLength'] as const).map((property) => (
          <TextField
            key={property}
            id={idOf(property)}
            label={intl.formatMessage({ id: `operator.field.${property}` })}
            error={problemOf(property)}
            inputMode="numeric"
            autoComplete="off"
            value={part[property]}
            onChange={({ target }) => onChange({ [property]: target.value })}
          />
        ))}
      </div>
      <SelectField
        id={idOf('patternId')}
        label={intl.formatMessage({ id: 'operator.properties.patternId' })}
        error={problemOf('patternId')}
        options={families.map((family) => ({
          value: family,
          label: intl.formatMessage({ id: `operator.families.${family}` }),
        }))}
        value={part.patternId}
        onChange={({ target }) => {
          const chosen = families.find((family) => family === target.value)
          if (chosen) onChange(familyChanges(part, chosen))
        }}
      />
      {message}
      <div className={classes.pattern}>
        <TextAreaField
          id={idOf('acceptedPattern')}
          label={intl.formatMessage({ id: 'operator.properties.acceptedPattern' })}
          hint={intl.formatMessage({ id: 'operator.field.patternHint' })}
          error={problemOf('acceptedPattern')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={part.acceptedPattern}
          // A pattern is a single line, so line breaks of a pasted text are removed.
          onChange={({ target }) =>
            onChange({ acceptedPattern: target.value.replace(/[\r\n]+/g, '') })
          }
        />
        {children}
      </div>
    </>
  )
}
