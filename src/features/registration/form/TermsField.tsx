import { useIntl } from 'react-intl'
import { CheckboxField } from '../../../ui/field/CheckboxField.tsx'
import { TermsText } from './TermsText.tsx'
import { controlId } from './useFieldControl.ts'

type Props = {
  minimumAge: number
  isAccepted: boolean
  /** A submit was tried without it (REG-41, ERR-25). */
  isMissing: boolean
  onChange: (accepted: boolean) => void
}

/** Age and terms: without them there is no account (REG-41, CONST-10). */
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
