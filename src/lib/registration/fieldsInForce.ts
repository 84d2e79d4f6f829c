export type RegistrationMethod = 'username' | 'mobile'

/** The switches of the platform that decide on fields. */
export type FieldSwitches = {
  /** REGMOBVERF3: a code by sms on registration. */
  smsVerification: boolean
  /** MOBILENUMPASSREG3: mobile registration asks for a password. */
  mobilePassword: boolean
}

/** The part of a rule that decides whether its field is asked for. */
export type AskingRule = {
  name: string
  required: boolean
  /** Enabled when left out. */
  enabled?: boolean | undefined
  /** Both when left out. */
  methods?: readonly RegistrationMethod[] | undefined
}

/** Whether a rule names a way to register. */
export const servesMethod = (
  { methods }: Pick<AskingRule, 'methods'>,
  method: RegistrationMethod,
): boolean => methods === undefined || methods.includes(method)

/**
 * The rules that one way to register follows, in the form's order: enabled ones of that way
 * (REG-14), the first where a name stands twice, and required where the rule (REG-15) or the way
 * itself asks for it (REG-22, REG-23, REG-37 to REG-40).
 */
export function fieldsInForce<Rule extends AskingRule>(
  rules: readonly Rule[],
  method: RegistrationMethod,
  switches: FieldSwitches,
): Rule[] {
  const first = new Map<string, Rule>()
  for (const rule of rules) {
    if (rule.enabled !== false && !first.has(rule.name)) first.set(rule.name, rule)
  }
  const served = [...first.values()].filter(
    (rule) => servesMethod(rule, method) && isAsked(rule.name, method, switches),
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

/** What a way to register demands whatever the rules say; a code is nothing without its number. */
function demandedFields(
  method: RegistrationMethod,
  hasPhone: boolean,
  { smsVerification }: FieldSwitches,
): ReadonlySet<string> {
  const always = ['username', 'password', 'confirmPassword', 'captcha']
  const isVerified = method === 'mobile' || (smsVerification && hasPhone)
  return new Set(isVerified ? [...always, 'mobileNum', 'verificationCode'] : always)
}
