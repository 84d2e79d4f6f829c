import type { FormField, FormRules, RegistrationMethod } from '../../../kit/ruledField/formField.ts'

/** The switches of spec 6 that decide on fields. */
export type RegistrationFlags = {
  /** REGMOBVERF3: a code by sms on registration. */
  smsVerification: boolean
  /** MOBILENUMPASSREG3: mobile registration asks for a password. */
  mobilePassword: boolean
}

const isPassword = ({ name }: FormField) => name === 'password' || name === 'confirmPassword'

/**
 * The fields of one way to register, in the server's order (REG-14, REG-15), with what the way
 * itself demands: REG-22, REG-23, REG-37, REG-38, REG-39, REG-40.
 */
export function fieldsOfMethod(
  rules: FormRules,
  method: RegistrationMethod,
  flags: RegistrationFlags,
): readonly FormField[] {
  const shown = rules.fields.filter((field) => {
    if (!field.methods.includes(method)) return false
    if (method === 'mobile' && field.name === 'username') return false
    if (method === 'mobile' && isPassword(field)) return flags.mobilePassword
    if (method === 'username' && field.name === 'verificationCode') return flags.smsVerification
    return true
  })
  const hasPhone = shown.some(({ name }) => name === 'mobileNum')
  const demanded = new Set(['username', 'password', 'confirmPassword', 'captcha'])
  if (method === 'mobile') demanded.add('mobileNum').add('verificationCode')
  if (method === 'username' && flags.smsVerification && hasPhone) {
    demanded.add('mobileNum').add('verificationCode')
  }
  return shown
    .filter((field) => field.name !== 'verificationCode' || hasPhone)
    .map((field) => (demanded.has(field.name) ? { ...field, required: true } : field))
}
