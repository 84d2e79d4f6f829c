import { CaptchaTextField } from '../../../identity/captcha/CaptchaTextField.tsx'
import type { FormField } from '../../../identity/ruledField/formField.ts'
import { useRegistrationFormApi } from './RegistrationFormContext.ts'
import { useFieldControl, useFieldTexts } from './useFieldControl.ts'

/** The captcha, where the rules ask for one. */
export function CaptchaField({ field }: { field: FormField }) {
  const { captcha } = useRegistrationFormApi()
  return (
    <CaptchaTextField {...useFieldControl(field)} {...useFieldTexts(field)} captcha={captcha} />
  )
}
