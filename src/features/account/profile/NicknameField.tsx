import { type UseFormReturn, useFormState } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { TextField } from '../../../ui/field/TextField.tsx'
import { longestNickname, type ProfileValues } from './profileRules.ts'
import { nicknameErrorText } from './profileTexts.ts'

/** Field of the nickname, which other players see in place of the account name. */
export function NicknameField({ form }: { form: UseFormReturn<ProfileValues> }) {
  const intl = useIntl()
  const { errors } = useFormState({ control: form.control, name: 'nickname', exact: true })
  return (
    <TextField
      {...form.register('nickname')}
      label={intl.formatMessage({ id: 'profile.form.nickname' })}
      hint={intl.formatMessage({ id: 'profile.form.nicknameHint' }, { most: longestNickname })}
      error={nicknameErrorText(intl, errors.nickname?.message)}
      autoComplete="nickname"
      dir="auto"
      required
    />
  )
}
