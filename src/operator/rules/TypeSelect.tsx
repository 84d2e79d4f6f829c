import { useIntl } from 'react-intl'
import { isFieldType, typeTraits } from '../../identity/ruledField/fieldRegistry.ts'
import { SelectField } from '../../ui/field/SelectField.tsx'
import type { EditedRule } from './draft.ts'

// `Object.keys` returns strings; the filter narrows their type.
const types = Object.keys(typeTraits).filter(isFieldType)

type FieldType = NonNullable<EditedRule['type']>
type Props = { id?: string; type: FieldType; onChange: (type: FieldType) => void }

/** Select for the type of a custom field. */
export function TypeSelect({ id, type, onChange }: Props) {
  const intl = useIntl()
  return (
    <SelectField
      id={id}
      label={intl.formatMessage({ id: 'operator.properties.type' })}
      options={types.map((each) => ({
        value: each,
        label: intl.formatMessage({ id: `operator.types.${each}` }),
      }))}
      value={type}
      onChange={({ target }) => {
        if (isFieldType(target.value)) onChange(target.value)
      }}
    />
  )
}
