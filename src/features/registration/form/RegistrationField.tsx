import { type ComponentProps, memo } from 'react'
import { useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { CaptchaTextField } from '../../../identity/captcha/CaptchaTextField.tsx'
import { countriesQuery } from '../../../identity/phone/countries.queries.ts'
import { PhoneTextField } from '../../../identity/phone/PhoneTextField.tsx'
import type { Widget } from '../../../identity/ruledField/fieldRegistry.ts'
import type { FormField } from '../../../identity/ruledField/formField.ts'
import { localText } from '../../../identity/ruledField/messages.ts'
import { NewPasswordInput } from '../../../identity/ruledField/NewPasswordInput.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { fieldValue } from '../../../lib/registration/fieldValue.ts'
import { CheckboxField } from '../../../ui/field/CheckboxField.tsx'
import { PasswordField } from '../../../ui/field/PasswordField.tsx'
import { SelectField } from '../../../ui/field/SelectField.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { CodeField } from './CodeField.tsx'
import { useRegistrationFormApi } from './RegistrationFormContext.ts'
import { useFieldControl, useFieldTexts } from './useFieldControl.ts'

type ChoicesProps = Pick<ComponentProps<typeof SelectField>, 'options'> & { field: FormField }

function Choices({ field, options }: ChoicesProps) {
  const intl = useIntl()
  return (
    <SelectField
      {...useFieldControl(field)}
      {...useFieldTexts(field)}
      options={options}
      placeholder={intl.formatMessage({ id: 'registration.choose' })}
    />
  )
}

/** Select of countries, named in the page's language. */
function CountryField({ field }: { field: FormField }) {
  const intl = useIntl()
  const countries = useQuery(countriesQuery()).data ?? []
  const options = countries
    .map(({ country }) => ({
      value: country,
      label: intl.formatDisplayName(country, { type: 'region', fallback: 'code' }) ?? country,
    }))
    .sort((one, other) => one.label.localeCompare(other.label, intl.locale))
  return <Choices field={field} options={options} />
}

/** Field for a mobile number, validated again when its country changes. */
function PhoneField({ field }: { field: FormField }) {
  const { register, getFieldState, trigger } = useRegistrationFormApi()
  const { onChange, ...code } = register('countryDialingCode')
  const changeCountry = (event: { target: unknown; type?: unknown }) => {
    void onChange(event)
    if (getFieldState(field.name).isTouched) void trigger(field.name)
  }
  return (
    <PhoneTextField
      {...useFieldControl(field)}
      {...useFieldTexts(field)}
      dialingCode={{ ...code, onChange: changeCountry }}
    />
  )
}

/** Field for a new password, with the requirements that it meets and lacks. */
function NewPasswordField({ field }: { field: FormField }) {
  const { control } = useRegistrationFormApi()
  const typed = fieldValue(field, useWatch({ control, name: field.name }))
  return (
    <NewPasswordInput
      {...useFieldControl(field)}
      {...useFieldTexts(field)}
      field={field}
      password={typed}
    />
  )
}

/** Captcha field, shown where the rules require one. */
function CaptchaField({ field }: { field: FormField }) {
  const { captcha } = useRegistrationFormApi()
  return (
    <CaptchaTextField {...useFieldControl(field)} {...useFieldTexts(field)} captcha={captcha} />
  )
}

type Props = { field: FormField }

/** Text, number or date. The invitation code of a link is filled in and cannot be changed. */
function PlainField({ field }: Props) {
  const intl = useIntl()
  const { invitation } = useRegistrationFormApi()
  const given = field.name === 'affiliateCode' ? invitation : undefined
  const { hint, ...texts } = useFieldTexts(field)
  // E-mail addresses use a text input: browsers rewrite the value of `type="email"`.
  const type = field.widget === 'date' ? 'date' : 'text'
  return (
    <TextField
      {...useFieldControl(field)}
      {...texts}
      hint={
        given
          ? intl.formatMessage(
              { id: `registration.invitation.${given.inviter === undefined ? 'link' : 'inviter'}` },
              { name: given.inviter },
            )
          : hint
      }
      type={type}
      inputMode={field.inputMode}
      autoCapitalize={field.widget === 'email' || field.name === 'username' ? 'none' : undefined}
      spellCheck={false}
      dir="auto"
      readOnly={given !== undefined}
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
  return <Choices field={field} options={options} />
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
