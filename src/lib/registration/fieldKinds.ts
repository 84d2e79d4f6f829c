/** What a value must be whatever its rule says. */
export type FieldKind =
  | 'text'
  | 'number'
  | 'date'
  | 'select'
  | 'checkbox'
  | 'phone'
  | 'email'
  | 'password'

/** The fields that every build knows (REG-04, REG-07), and what each holds. */
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

// Object.keys loses the key type of an object that has exactly these keys.
export const knownFieldNames = Object.keys(knownFields) as readonly KnownField[]

/** Whether a field has a behaviour or a place in the request of its own. */
export const isKnownField = (name: string): name is KnownField => Object.hasOwn(knownFields, name)

/** Fields that hold a name of a person, which others may be shown. */
export const isNameField = (name: string): boolean =>
  name === 'username' || name === 'payeeName' || name === 'fullname'

/** What a field holds: a known one always the same, any other what the type of its rule says. */
export const kindOf = ({
  name,
  type,
}: {
  name: string
  type?: FieldKind | undefined
}): FieldKind => (isKnownField(name) ? knownFields[name] : (type ?? 'text'))
