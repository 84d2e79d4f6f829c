import { useWatch } from 'react-hook-form'
import type { FormField } from '../../../identity/ruledField/formField.ts'
import { NewPasswordInput } from '../../../identity/ruledField/NewPasswordInput.tsx'
import { fieldValue } from '../../../lib/registration/fieldValue.ts'
import { useRegistrationFormApi } from './RegistrationFormContext.ts'
import { useFieldControl, useFieldTexts } from './useFieldControl.ts'

/** Field for a new password, with the requirements that it meets and lacks. */
export function NewPasswordField({ field }: { field: FormField }) {
  const { control } = useRegistrationFormApi()
  const typed = fieldValue(field, useWatch({ control, name: field.name }))
  return (
    <NewPasswordInput
      {...useFieldControl(field)}
      {...useFieldTexts(field)}
      field={field}
      password={typed}
    />
  )
}
