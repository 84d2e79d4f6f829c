import { CaptchaTextField } from '../../../kit/captcha/CaptchaTextField.tsx'
import type { FormField } from '../../../kit/ruledField/formField.ts'
import { useRegistrationFormApi } from './RegistrationFormContext.ts'
import { useFieldControl, useFieldTexts } from './useFieldControl.ts'

/** The captcha, where the rules ask for one. */
export function CaptchaField({ field }: { field: FormField }) {
  const { captcha } = useRegistrationFormApi()
  return (
    <CaptchaTextField {...useFieldControl(field)} {...useFieldTexts(field)} captcha={captcha} />
  )
}
