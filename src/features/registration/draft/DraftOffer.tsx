import { FormattedMessage } from 'react-intl'
import type { RegistrationValues } from '../../../identity/ruledField/createResolver.ts'
import type { FormField } from '../../../identity/ruledField/formField.ts'
import { useRegistrationFormApi } from '../../../identity/ruledForm/RegistrationFormContext.ts'
import { controlId } from '../../../identity/ruledForm/useFieldControl.ts'
import type { RegistrationMethod } from '../../../lib/registration/fieldsInForce.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { isAnswer } from './formDraft.ts'
import { useFormDraft } from './useFormDraft.ts'

/**
 * Focuses the first empty field. The offer had the focus and disappears after the visitor's
 * decision.
 */
function focusNextField(fields: readonly FormField[], values: RegistrationValues): void {
  for (const { name } of fields) {
    const control = isAnswer(values[name]) ? null : document.getElementById(controlId(name))
    control?.focus()
    // A control in a hidden step cannot receive the focus, so the next one is tried.
    if (control && document.activeElement === control) return
  }
}

type Props = {
  method: RegistrationMethod
  rulesVersion: number
  fields: readonly FormField[]
}

/**
 * Offers to restore the answers from an earlier opening of the form, and stores the current answers
 * (FORM-06).
 */
export function DraftOffer({ method, rulesVersion, fields }: Props) {
  const form = useRegistrationFormApi()
  const givenField = form.invitation && 'affiliateCode'
  const { offered, take, refuse } = useFormDraft({ form, method, rulesVersion, fields, givenField })
  if (offered === undefined) return null
  const answer = (act: () => void) => {
    act()
    focusNextField(fields, form.getValues())
  }
  return (
    <Notice
      tone="good"
      role="status"
      title={<FormattedMessage id="registration.draft.title" />}
      actions={
        <>
          <Button variant="primary" onClick={() => answer(take)}>
            <FormattedMessage id="registration.draft.take" />
          </Button>
          <Button onClick={() => answer(refuse)}>
            <FormattedMessage id="registration.draft.refuse" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="registration.draft.text" />
      </p>
    </Notice>
  )
}
