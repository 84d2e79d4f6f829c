import { memo } from 'react'
import { useIntl } from 'react-intl'
import type { Widget } from '../../../identity/ruledField/fieldRegistry.ts'
import type { FormField } from '../../../identity/ruledField/formField.ts'
import { localText } from '../../../identity/ruledField/messages.ts'
import { CheckboxField } from '../../../ui/field/CheckboxField.tsx'
import { PasswordField } from '../../../ui/field/PasswordField.tsx'
import { SelectField } from '../../../ui/field/SelectField.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import { CodeField } from './CodeField.tsx'
import { CountryField } from './CountryField.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { PhoneField } from './PhoneField.tsx'
import { useFieldControl, useFieldTexts } from './useFieldControl.ts'

type Props = { field: FormField }

function PlainField({ field }: Props) {
  // E-mail addresses use a text input: browsers rewrite the value of `type="email"`.
  const type = field.widget === 'date' ? 'date' : 'text'
  return (
    <TextField
      {...useFieldControl(field)}
      {...useFieldTexts(field)}
      type={type}
      inputMode={field.inputMode}
      autoCapitalize={field.widget === 'email' || field.name === 'username' ? 'none' : undefined}
      spellCheck={false}
      dir="auto"
    />
  )
}

function SecretField({ field }: Props) {
  const intl = useIntl()
  return (
    <PasswordField
      {...useFieldControl(field)}
      {...useFieldTexts(field)}
      showLabel={intl.formatMessage({ id: 'registration.password.show' })}
    />
  )
}

function ChoiceField({ field }: Props) {
  const intl = useIntl()
  const options = field.options.map(({ value, label }) => ({
    value,
    label: localText(label, intl.locale) ?? value,
  }))
  return (
    <SelectField
      {...useFieldControl(field)}
      {...useFieldTexts(field)}
      options={options}
      placeholder={intl.formatMessage({ id: 'registration.choose' })}
    />
  )
}

function TickField({ field }: Props) {
  const { note: _note, ...texts } = useFieldTexts(field)
  const { autoComplete: _autoComplete, ...control } = useFieldControl(field)
  return <CheckboxField {...control} {...texts} />
}

const components = {
  text: PlainField,
  number: PlainField,
  date: PlainField,
  email: PlainField,
  password: SecretField,
  confirm: SecretField,
  newPassword: NewPasswordField,
  select: ChoiceField,
  checkbox: TickField,
  country: CountryField,
  phone: PhoneField,
  captcha: CaptchaField,
  code: CodeField,
} satisfies Record<Widget, (props: Props) => React.JSX.Element>

/** One field of the form, with the control that its rule and the field registry define. */
export const RegistrationField = memo(function RegistrationField({ field }: Props) {
  const Widget = components[field.widget]
  return <Widget field={field} />
})
