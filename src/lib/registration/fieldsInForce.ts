import type { AskingTime } from './formOrder.ts'

export type RegistrationMethod = 'username' | 'mobile'

/** Switches of the platform that determine which fields a form has. */
export type FieldSwitches = {
  /** REGMOBVERF3: registration requires a code by SMS. */
  smsVerification: boolean
  /** MOBILENUMPASSREG3: registration by mobile number requires a password. */
  mobilePassword: boolean
}

/** Properties of a rule that determine whether its field is shown. */
export type AskingRule = {
  name: string
  required: boolean
  /** False if the field is disabled; true by default. */
  enabled?: boolean | undefined
  /** Registration methods whose form has the field; both methods by default. */
  methods?: readonly RegistrationMethod[] | undefined
  /** Moment at which a member is asked for the field; `registration` by default. */
  askAt?: AskingTime | undefined
}

/** True if a rule applies to a method of registration. */
export const servesMethod = (
  { methods }: Pick<AskingRule, 'methods'>,
  method: RegistrationMethod,
): boolean => methods === undefined || methods.includes(method)

/**
 * Rules of a registration method in their order: those that are enabled for the method (REG-14),
 * and only the first rule of each name. A field is required when its rule (REG-15) or the method
 * (REG-22, REG-23, REG-37 to REG-40) requires it.
 * @param moments `askAt` values of the returned fields (FORM-05).
 */
export function fieldsInForce<Rule extends AskingRule>(
  rules: readonly Rule[],
  method: RegistrationMethod,
  switches: FieldSwitches,
  moments: readonly AskingTime[] = ['registration'],
): Rule[] {
  const first = new Map<string, Rule>()
  for (const rule of rules) {
    if (rule.enabled !== false && !first.has(rule.name)) first.set(rule.name, rule)
  }
  const served = [...first.values()].filter(
    (rule) =>
      servesMethod(rule, method) &&
      moments.includes(rule.askAt ?? 'registration') &&
      isAsked(rule.name, method, switches),
  )
  const hasPhone = served.some(({ name }) => name === 'mobileNum')
  const demanded = demandedFields(method, hasPhone, switches)
  return served
    .filter(({ name }) => name !== 'verificationCode' || hasPhone)
    .map((rule) => (demanded.has(rule.name) ? { ...rule, required: true } : rule))
}

function isAsked(name: string, method: RegistrationMethod, switches: FieldSwitches): boolean {
  if (method === 'username') return name !== 'verificationCode' || switches.smsVerification
  if (name === 'password' || name === 'confirmPassword') return switches.mobilePassword
  return name !== 'username'
}

/**
 * Fields that a method requires regardless of the rules. A verification code requires a phone
 * number.
 */
function demandedFields(
  method: RegistrationMethod,
  hasPhone: boolean,
  { smsVerification }: FieldSwitches,
): ReadonlySet<string> {
  const always = ['username', 'password', 'confirmPassword', 'captcha']
  const isVerified = method === 'mobile' || (smsVerification && hasPhone)
  return new Set(isVerified ? [...always, 'mobileNum', 'verificationCode'] : always)
}
