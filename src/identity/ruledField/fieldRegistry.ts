import type { FieldKind, KnownField } from '../../lib/registration/fieldKinds.ts'

/** Kind of input control. `captcha`, `code` and `confirm` have special behaviour. */
export type Widget =
  | 'text'
  | 'number'
  | 'date'
  | 'country'
  | 'select'
  | 'checkbox'
  | 'phone'
  | 'email'
  | 'password'
  | 'newPassword'
  | 'confirm'
  | 'captcha'
  | 'code'

export type FieldTraits = {
  widget: Widget
  /** The `autocomplete` token for browsers and password managers. */
  autoComplete: string
  inputMode?: 'text' | 'numeric' | 'tel' | 'email'
}

const chatHandle: FieldTraits = { widget: 'text', autoComplete: 'off' }

/** Presentation of each known field. The server defines the order, the visibility and the rule. */
export const fieldRegistry: Readonly<Record<KnownField, FieldTraits>> = {
  username: { widget: 'text', autoComplete: 'username' },
  password: { widget: 'newPassword', autoComplete: 'new-password' },
  confirmPassword: { widget: 'confirm', autoComplete: 'new-password' },
  payeeName: { widget: 'text', autoComplete: 'name' },
  email: { widget: 'email', autoComplete: 'email', inputMode: 'email' },
  qqNum: { widget: 'text', autoComplete: 'off', inputMode: 'numeric' },
  mobileNum: { widget: 'phone', autoComplete: 'tel-national', inputMode: 'tel' },
  recommenderId: { widget: 'text', autoComplete: 'off' },
  captcha: { widget: 'captcha', autoComplete: 'off' },
  verificationCode: { widget: 'code', autoComplete: 'one-time-code', inputMode: 'numeric' },
  affiliateCode: { widget: 'text', autoComplete: 'off' },
  paymentPassword: { widget: 'password', autoComplete: 'off' },
  line: chatHandle,
  whatsapp: { widget: 'text', autoComplete: 'off', inputMode: 'tel' },
  facebook: chatHandle,
  telegram: chatHandle,
  zalo: { widget: 'text', autoComplete: 'off', inputMode: 'tel' },
  wechat: chatHandle,
  idNumber: { widget: 'text', autoComplete: 'off' },
  fullname: { widget: 'text', autoComplete: 'name' },
  birthday: { widget: 'date', autoComplete: 'bday' },
  address: { widget: 'text', autoComplete: 'street-address' },
  nationality: { widget: 'country', autoComplete: 'country' },
  occupation: { widget: 'text', autoComplete: 'organization-title' },
  sourceOfIncome: { widget: 'text', autoComplete: 'off' },
}

/** Presentation of unknown fields, by the type in their rule. */
export const typeTraits: Readonly<Record<FieldKind, FieldTraits>> = {
  text: { widget: 'text', autoComplete: 'off' },
  number: { widget: 'number', autoComplete: 'off', inputMode: 'numeric' },
  date: { widget: 'date', autoComplete: 'off' },
  select: { widget: 'select', autoComplete: 'off' },
  checkbox: { widget: 'checkbox', autoComplete: 'off' },
  phone: { widget: 'text', autoComplete: 'off', inputMode: 'tel' },
  email: { widget: 'email', autoComplete: 'off', inputMode: 'email' },
  password: { widget: 'password', autoComplete: 'off' },
}

export function isFieldType(type: unknown): type is FieldKind {
  return typeof type === 'string' && Object.hasOwn(typeTraits, type)
}
