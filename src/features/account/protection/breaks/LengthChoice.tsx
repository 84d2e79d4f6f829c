import type { UseFormRegisterReturn } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { RadioField } from '../../../../ui/field/RadioField.tsx'
import type { BreakLength } from './breakLengths.ts'

type Props = {
  lengths: readonly BreakLength[]
  field: UseFormRegisterReturn
  error: string | undefined
}

export const LengthChoice = ({ lengths, field, error }: Props) => (
  <RadioField
    legend={<FormattedMessage id="protection.breakForm.length" />}
    options={lengths.map((length) => ({
      value: length.id,
      label: <LengthText length={length} />,
    }))}
    field={field}
    error={error}
  />
)

function LengthText({ length }: { length: BreakLength }) {
  if (!('unit' in length)) return <FormattedMessage id="protection.breakForm.forGood" />
  const { unit, count } = length
  return <FormattedMessage id={`protection.breakForm.${unit}`} values={{ [unit]: count }} />
}
