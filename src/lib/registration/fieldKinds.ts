/** Kind of a field's values, independent of its rule. */
export type FieldKind =
  | 'text'
  | 'number'
  | 'date'
  | 'select'
  | 'checkbox'
  | 'phone'
  | 'email'
  | 'password'

/** Fields that every build supports (REG-04, REG-07), with the kinds of their values. */
const knownFields = {
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
} as const satisfies Record<string, FieldKind>

export type KnownField = keyof typeof knownFields

// `Object.keys` returns `string[]`.
export const knownFieldNames = Object.keys(knownFields) as readonly KnownField[]

/** True if a field has special behaviour or its own property in the request. */
export const isKnownField = (name: string): name is KnownField => Object.hasOwn(knownFields, name)

/** True for fields with the name of a person. Other people may see such a name. */
export const isNameField = (name: string): boolean =>
  name === 'username' || name === 'payeeName' || name === 'fullname'

/** Kind of a field: fixed for a known field, otherwise the type of its rule. */
export const kindOf = ({
  name,
  type,
}: {
  name: string
  type?: FieldKind | undefined
}): FieldKind => (isKnownField(name) ? knownFields[name] : (type ?? 'text'))
