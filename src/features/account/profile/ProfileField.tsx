import { type UseFormReturn, useController, useFormState } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { DateField } from '../../../identity/date/DateField.tsx'
import { fieldHint, fieldLabel } from '../../../identity/ruledField/messages.ts'
import { countryOptions } from '../../../kit/format/countryOptions.ts'
import type { FieldTexts } from '../../../ui/field/Field.tsx'
import { SelectField } from '../../../ui/field/SelectField.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { type Profile, type ProfileFieldName, valueIn } from './profileFields.ts'
import { hasRule, type ProfileRules, type ProfileValues, profileField } from './profileRules.ts'
import { profileErrorText } from './profileTexts.ts'

type Props = {
  name: ProfileFieldName
  form: UseFormReturn<ProfileValues>
  profile: Profile
  rules: ProfileRules
  countries: readonly string[]
  /** True if the field has the focus when the form opens. */
  isFirst: boolean
}

type DateProps = Pick<Props, 'name' | 'form' | 'isFirst'> & {
  texts: FieldTexts
  autoComplete: string
}

function ProfileDate({ name, form, isFirst, texts, autoComplete }: DateProps) {
  const { value, onChange, onBlur, ref } = useController({ control: form.control, name }).field
  return (
    <DateField
      {...texts}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      ref={ref}
      autoComplete={autoComplete}
      {...(isFirst && { 'data-autofocus': true })}
    />
  )
}

/** Field of the profile, with the control and label that the registration form uses. */
export function ProfileField({ name, form, profile, rules, countries, isFirst }: Props) {
  const intl = useIntl()
  const { errors } = useFormState({ control: form.control, name, exact: true })
  const field = profileField(rules.rules, name)
  const texts = {
    label: fieldLabel(intl, field),
    hint: hasRule(rules.rules, name) ? fieldHint(intl, field) : undefined,
    error: profileErrorText(intl, errors[name]?.message, field, rules),
  }
  if (field.widget === 'date') {
    const { autoComplete } = field
    return (
      <ProfileDate
        name={name}
        form={form}
        isFirst={isFirst}
        texts={texts}
        autoComplete={autoComplete}
      />
    )
  }
  const control = {
    ...form.register(name),
    autoComplete: field.autoComplete,
    'data-autofocus': isFirst || undefined,
  }
  if (field.widget === 'country') {
    return (
      <SelectField
        {...control}
        {...texts}
        options={countryOptions(intl, countries, valueIn(profile, name))}
        placeholder={intl.formatMessage({ id: 'profile.form.choose' })}
      />
    )
  }
  return (
    <TextField
      {...control}
      {...texts}
      inputMode={field.inputMode}
      spellCheck={false}
      dir={field.inputMode === undefined ? 'auto' : undefined}
    />
  )
}
