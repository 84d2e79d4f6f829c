import { type UseFormReturn, useFormState } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { fieldHint, fieldLabel } from '../../../identity/ruledField/messages.ts'
import { SelectField } from '../../../ui/field/SelectField.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { countryOptions } from './countryOptions.ts'
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
      type={field.widget === 'date' ? 'date' : 'text'}
      inputMode={field.inputMode}
      spellCheck={false}
      dir="auto"
    />
  )
}
