import { CaptchaTextField } from '../../../identity/captcha/CaptchaTextField.tsx'
import type { FormField } from '../../../identity/ruledField/formField.ts'
import { useRegistrationFormApi } from './RegistrationFormContext.ts'
import { useFieldControl, useFieldTexts } from './useFieldControl.ts'

/** Captcha field, shown where the rules require one. */
export function CaptchaField({ field }: { field: FormField }) {
  const { captcha } = useRegistrationFormApi()
  return (
    <CaptchaTextField {...useFieldControl(field)} {...useFieldTexts(field)} captcha={captcha} />
  )
}
