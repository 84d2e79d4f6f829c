/** Which fields a way of registering has: the same as the page shows (spec 5). */
import type { components } from '../../../src/api/gen/paths.ts'
import { isOn, type Platform } from '../platform/platform.ts'

type Schemas = components['schemas']
export type FieldRule = Schemas['FieldRule']
export type RegistrationMethod = Schemas['RegistrationMethod']
export type RegistrationUser = Schemas['RegistrationUser']
export type RegistrationRules = Schemas['RegistrationRules']

/** What a value must be whatever its rule says. */
export type FieldKind = NonNullable<FieldRule['type']>

/** Properties of the request that are no fields of the form. */
type Envelope =
  | 'rulesVersion'
  | 'termsAccepted'
  | 'login'
  | 'registerUrl'
  | 'domain'
  | 'registerMethod'
  | 'referralCode'
  | 'countryDialingCode'
  | 'captchaId'
  | 'firebaseChannel'
  | 'firebaseIdToken'
  | 'custom'

export type KnownField = Exclude<keyof RegistrationUser, Envelope>

/** The fields that every build knows (REG-04, REG-07), and what each holds. */
const knownFields: Readonly<Record<KnownField, FieldKind>> = {
  username: 'text',
  password: 'password',
  confirmPassword: 'password',
  payeeName: 'text',
  email: 'email',
  qqNum: 'text',
  mobileNum: 'phone',
  recommenderId: 'text',
  captcha: 'text',
  verificationCode: 'text',
  affiliateCode: 'text',
  paymentPassword: 'password',
  line: 'text',
  whatsapp: 'text',
  facebook: 'text',
  telegram: 'text',
  zalo: 'text',
  wechat: 'text',
  idNumber: 'text',
  fullname: 'text',
  birthday: 'date',
  address: 'text',
  nationality: 'text',
  occupation: 'text',
  sourceOfIncome: 'text',
}

// Object.keys loses the key type of an object that has exactly these keys.
export const knownFieldNames = Object.keys(knownFields) as readonly KnownField[]

export const isKnownField = (name: string): name is KnownField => Object.hasOwn(knownFields, name)

export const kindOf = ({ name, type }: Pick<FieldRule, 'name' | 'type'>): FieldKind =>
  isKnownField(name) ? knownFields[name] : (type ?? 'text')

/** The switches of spec 6 that registration follows. */
export type RegistrationFlags = {
  username: boolean
  mobile: boolean
  mobilePassword: boolean
  smsVerification: boolean
}

export const registrationFlags = (platform: Pick<Platform, 'whitelabel'>): RegistrationFlags => ({
  username: isOn(platform, 'USERNAMEREG3'),
  mobile: isOn(platform, 'MOBILENUMREG3'),
  mobilePassword: isOn(platform, 'MOBILENUMPASSREG3'),
  smsVerification: isOn(platform, 'REGMOBVERF3'),
})

export const servesMethod = (rule: Pick<FieldRule, 'methods'>, method: RegistrationMethod) =>
  rule.methods === undefined || rule.methods.includes(method)

function isShown({ name }: FieldRule, method: RegistrationMethod, flags: RegistrationFlags) {
  if (method === 'username') return name !== 'verificationCode' || flags.smsVerification
  if (name === 'password' || name === 'confirmPassword') return flags.mobilePassword
  return name !== 'username'
}

function demandedFields(
  shown: readonly FieldRule[],
  method: RegistrationMethod,
  flags: RegistrationFlags,
): ReadonlySet<string> {
  const always = ['username', 'password', 'confirmPassword', 'captcha']
  const hasPhone = shown.some(({ name }) => name === 'mobileNum')
  const isVerified = method === 'mobile' || (flags.smsVerification && hasPhone)
  return new Set(isVerified ? [...always, 'mobileNum', 'verificationCode'] : always)
}

/**
 * The rules that one way of registering follows, in the form's order: enabled ones of that way
 * (REG-14), the first where a name stands twice, and required where the rule (REG-15) or the way
 * itself (REG-22, REG-23, REG-37 to REG-40) asks for it.
 */
export function fieldsInForce(
  rules: Pick<RegistrationRules, 'fields'>,
  method: RegistrationMethod,
  flags: RegistrationFlags,
): FieldRule[] {
  const first = new Map<string, FieldRule>()
  for (const rule of rules.fields) {
    if (rule.enabled && !first.has(rule.name)) first.set(rule.name, rule)
  }
  const shown = [...first.values()].filter(
    (rule) => servesMethod(rule, method) && isShown(rule, method, flags),
  )
  // A code has no meaning without the number that it goes to.
  const withPhone = shown.some(({ name }) => name === 'mobileNum')
    ? shown
    : shown.filter(({ name }) => name !== 'verificationCode')
  const demanded = demandedFields(withPhone, method, flags)
  return withPhone.map((rule) => (demanded.has(rule.name) ? { ...rule, required: true } : rule))
}
