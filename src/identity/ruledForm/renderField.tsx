import { type ComponentProps, memo } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { countryOptions } from '../../kit/format/countryOptions.ts'
import { useQuery } from '../../kit/query/useQuery.ts'
import { fieldValue } from '../../lib/registration/fieldValue.ts'
import { CheckboxField } from '../../ui/field/CheckboxField.tsx'
import { PasswordField } from '../../ui/field/PasswordField.tsx'
import { SelectField } from '../../ui/field/SelectField.tsx'
import { CaptchaTextField } from '../captcha/CaptchaTextField.tsx'
import { DateField } from '../date/DateField.tsx'
import { countriesQuery } from '../phone/countries.queries.ts'
import type { Widget } from '../ruledField/fieldRegistry.ts'
import type { FormField } from '../ruledField/formField.ts'
import { localText } from '../ruledField/messages.ts'
import { NewPasswordInput } from '../ruledField/NewPasswordInput.tsx'
import { CodeField } from './CodeField.tsx'
import { DocumentField } from './DocumentField.tsx'
import { InvitationField } from './InvitationField.tsx'
import { PhoneField } from './PhoneField.tsx'
import { PlainField } from './PlainField.tsx'
import { useRegistrationFormApi } from './RegistrationFormContext.ts'
import { UsernameField } from './UsernameField.tsx'
import { controlId, useFieldControl, useFieldTexts } from './useFieldControl.ts'

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

/** Select of a country. Country names are in the page's language. */
function CountryField({ field }: { field: FormField }) {
  const intl = useIntl()
  const countries = (useQuery(countriesQuery()).data ?? []).map(({ country }) => country)
  return <Choices field={field} options={countryOptions(intl, countries)} />
}

/** Field for a date in three parts. It is validated when the focus leaves all of them. */
function DateInput({ field }: { field: FormField }) {
  const { control } = useRegistrationFormApi()
  const { value, onChange, onBlur, ref } = useController({ control, name: field.name }).field
  return (
    <DateField
      {...useFieldTexts(field)}
      id={controlId(field.name)}
      required={field.required}
      autoComplete={field.autoComplete}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
      onBlur={onBlur}
      ref={ref}
    />
  )
}

/** Input for a new password. Lists the requirements of its rule and marks those that are met. */
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

function CaptchaField({ field }: { field: FormField }) {
  const { captcha } = useRegistrationFormApi()
  return (
    <CaptchaTextField {...useFieldControl(field)} {...useFieldTexts(field)} captcha={captcha} />
  )
}

type Props = { field: FormField }

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
  date: DateInput,
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

/** Components by field name. Such a component replaces the component of the field's widget. */
const ownFields: ReadonlyMap<string, (props: Props) => React.JSX.Element> = new Map([
  ['username', UsernameField],
  ['affiliateCode', InvitationField],
  ['idNumber', DocumentField],
])

/** Field of the registration form. Its name or its widget selects the component. */
export const RegistrationField = memo(function RegistrationField({ field }: Props) {
  const Widget = ownFields.get(field.name) ?? components[field.widget]
  return <Widget field={field} />
})
