import { useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { PasswordField } from '../../../ui/field/PasswordField.tsx'
import { fieldValue } from '../check/fieldValue.ts'
import type { FormField } from '../rules/formField.ts'
import { PasswordTicks } from './PasswordTicks.tsx'
import { useRegistrationFormApi } from './RegistrationFormContext.ts'
import { useFieldControl, useFieldTexts } from './useFieldControl.ts'

/** The password that is being chosen, with what it has and lacks. */
export function NewPasswordField({ field }: { field: FormField }) {
  const intl = useIntl()
  const { control } = useRegistrationFormApi()
  const typed = fieldValue(field, useWatch({ control, name: field.name }))
  return (
    <div>
      <PasswordField
        {...useFieldControl(field)}
        {...useFieldTexts(field)}
        showLabel={intl.formatMessage({ id: 'registration.password.show' })}
      />
      {typed !== '' && <PasswordTicks field={field} value={typed} />}
    </div>
  )
}
