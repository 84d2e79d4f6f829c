import { useIntl } from 'react-intl'
import { CheckboxField } from '../../../ui/field/CheckboxField.tsx'
import { TermsText } from './TermsText.tsx'
import { controlId } from './useFieldControl.ts'

type Props = {
  minimumAge: number
  isAccepted: boolean
  /** True after a submit without the confirmation (REG-41, ERR-25). */
  isMissing: boolean
  onChange: (accepted: boolean) => void
}

/** Confirmation of age and terms, which every account requires (REG-41, CONST-10). */
export function TermsField({ minimumAge, isAccepted, isMissing, onChange }: Props) {
  const intl = useIntl()
  const age = { age: minimumAge }
  return (
    <div>
      <CheckboxField
        id={controlId('terms')}
        label={intl.formatMessage({ id: 'registration.terms.agree' }, age)}
        error={
          isMissing && !isAccepted
            ? intl.formatMessage({ id: 'registration.terms.required' })
            : undefined
        }
        required
        checked={isAccepted}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <TermsText minimumAge={minimumAge} />
    </div>
  )
}
