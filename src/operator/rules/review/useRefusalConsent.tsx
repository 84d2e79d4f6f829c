import { useState } from 'react'
import { useIntl } from 'react-intl'
import { needsConfirmation } from '../../../lib/registration/refusalConfirmation.ts'
import { CheckboxField } from '../../../ui/field/CheckboxField.tsx'
import type { SignUpCheck } from '../editorStore.ts'

export const consentId = 'confirmedRefusals'

/**
 * Operator's consent to a draft that would reject recent sign-ups. It is valid for one number of
 * rejected sign-ups: if the number changes, a new consent is required.
 */
export function useRefusalConsent(signUps: SignUpCheck) {
  const intl = useIntl()
  const { refused } = signUps
  const [confirmed, setConfirmed] = useState<number>()
  const [isMissing, setMissing] = useState(false)
  const isNeeded = needsConfirmation(signUps)
  const isConfirmed = confirmed === refused
  return {
    confirmedRefusals: isNeeded ? confirmed : undefined,
    /**
     * @returns true if no consent is required or the operator has given it. Otherwise false, and
     * the field shows an error
     */
    isGiven: (): boolean => {
      setMissing(isNeeded && !isConfirmed)
      return !isNeeded || isConfirmed
    },
    control: isNeeded && (
      <CheckboxField
        id={consentId}
        label={intl.formatMessage({ id: 'operator.signUps.confirm' }, { refused })}
        error={
          isMissing && !isConfirmed
            ? intl.formatMessage({ id: 'operator.signUps.unconfirmed' })
            : undefined
        }
        required
        checked={isConfirmed}
        onChange={({ target }) => setConfirmed(target.checked ? refused : undefined)}
      />
    ),
  }
}
