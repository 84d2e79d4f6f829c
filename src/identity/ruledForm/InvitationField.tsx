import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { failureOf } from '../../api/failure.ts'
import { fieldValue } from '../../lib/registration/fieldValue.ts'
import { fitsRule } from '../ruledField/fieldSchema.ts'
import type { FormField } from '../ruledField/formField.ts'
import { fieldErrors } from './fieldErrors.ts'
import { invitationCheck } from './invitationCheck.ts'
import { PlainField } from './PlainField.tsx'
import { useRegistrationFormApi } from './RegistrationFormContext.ts'
import type { RuledFieldProps } from './useFieldControl.ts'

/**
 * Returns a function that checks the typed code when the field loses the focus, so that an invalid
 * code is reported before the submit. Other failures of the check are ignored; the submit checks
 * again.
 */
function useInvitationCheck(field: FormField): () => void {
  const { getValues, setError } = useRegistrationFormApi()
  const queryClient = useQueryClient()
  const typedCode = () => fieldValue(field, getValues(field.name))
  return () => {
    const code = typedCode()
    if (code === '' || !fitsRule(field, code)) return
    queryClient.fetchQuery(invitationCheck(code, location.hostname)).catch((error: unknown) => {
      const refused = fieldErrors(failureOf(error)).find((each) => each.field === field.name)
      if (refused && typedCode() === code) {
        setError(field.name, { type: 'server', message: refused.reason })
      }
    })
  }
}

/** Field for an invitation code. A code from an invitation link is filled in and read-only. */
export function InvitationField(props: RuledFieldProps) {
  const intl = useIntl()
  const { invitation, onSendCode } = useRegistrationFormApi()
  const check = useInvitationCheck(props.field)
  // The operator's preview of the form sends no requests.
  if (onSendCode) return <PlainField {...props} />
  if (!invitation) return <PlainField {...props} onLeave={check} />
  const origin = invitation.inviter === undefined ? 'link' : 'inviter'
  return (
    <PlainField
      {...props}
      readOnly
      hint={intl.formatMessage(
        { id: `registration.invitation.${origin}` },
        { name: invitation.inviter },
      )}
    />
  )
}
