import { type ComponentProps, memo } from 'react'
import { type FieldErrors, useController, useWatch } from 'react-hook-form'
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
import type { RegistrationValues } from '../ruledField/createResolver.ts'
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
import {
  controlId,
  type RuledFieldProps,
  useFieldControl,
  useFieldTexts,
} from './useFieldControl.ts'

type ChoicesProps = RuledFieldProps & Pick<ComponentProps<typeof SelectField>, 'options'>

function Choices({ options, ...props }: ChoicesProps) {
  const intl = useIntl()
  return (
    <SelectField
      {...useFieldControl(props.field)}
      {...useFieldTexts(props)}
      options={options}
      placeholder={intl.formatMessage({ id: 'registration.choose' })}
    />
  )
}

/** Select of a country. Country names are in the page's language. */
function CountryField(props: RuledFieldProps) {
  const intl = useIntl()
  const countries = (useQuery(countriesQuery()).data ?? []).map(({ country }) => country)
  return <Choices {...props} options={countryOptions(intl, countries)} />
}

/** Field for a date in three parts. It is validated when the focus leaves all of them. */
function DateInput(props: RuledFieldProps) {
  const { field } = props
  const { control } = useRegistrationFormApi()
  const { value, onChange, onBlur, ref } = useController({ control, name: field.name }).field
  return (
    <DateField
      {...useFieldTexts(props)}
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
function NewPasswordField(props: RuledFieldProps) {
  const { field } = props
  const { control } = useRegistrationFormApi()
  const typed = fieldValue(field, useWatch({ control, name: field.name }))
  return (
    <NewPasswordInput
      {...useFieldControl(field)}
      {...useFieldTexts(props)}
      field={field}
      password={typed}
    />
  )
}

function CaptchaField(props: RuledFieldProps) {
  const { captcha } = useRegistrationFormApi()
  return (
    <CaptchaTextField
      {...useFieldControl(props.field)}
      {...useFieldTexts(props)}
      captcha={captcha}
    />
  )
}

function SecretField(props: RuledFieldProps) {
  const intl = useIntl()
  return (
    <PasswordField
      {...useFieldControl(props.field)}
      {...useFieldTexts(props)}
      showLabel={intl.formatMessage({ id: 'registration.password.show' })}
    />
  )
}

function ChoiceField(props: RuledFieldProps) {
  const intl = useIntl()
  const options = props.field.options.map(({ value, label }) => ({
    value,
    label: localText(label, intl.locale) ?? value,
  }))
  return <Choices {...props} options={options} />
}

function TickField(props: RuledFieldProps) {
  const { note: _note, ...texts } = useFieldTexts(props)
  const { autoComplete: _autoComplete, ...control } = useFieldControl(props.field)
  return <CheckboxField {...control} {...texts} />
}

const textField = memo(PlainField)
const secretField = memo(SecretField)

const components = {
  text: textField,
  number: textField,
  date: memo(DateInput),
  email: textField,
  password: secretField,
  confirm: secretField,
  newPassword: memo(NewPasswordField),
  select: memo(ChoiceField),
  checkbox: memo(TickField),
  country: memo(CountryField),
  phone: memo(PhoneField),
  captcha: memo(CaptchaField),
  code: memo(CodeField),
} satisfies Record<Widget, React.ComponentType<RuledFieldProps>>

/** Components by field name. Such a component replaces the component of the field's widget. */
const ownFields: ReadonlyMap<string, React.ComponentType<RuledFieldProps>> = new Map([
  ['username', memo(UsernameField)],
  ['affiliateCode', memo(InvitationField)],
  ['idNumber', memo(DocumentField)],
])

/**
 * Element of a field in a form with ruled fields. The field's name or its widget selects the
 * component, which renders again only when the field or its error changes.
 */
export function renderField(field: FormField, errors: FieldErrors<RegistrationValues>) {
  const Widget = ownFields.get(field.name) ?? components[field.widget]
  // The key lets React keep focus and caret when new rules reorder the fields.
  return <Widget key={field.name} field={field} fieldError={errors[field.name]} />
}
