import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { PasswordField } from '../../ui/field/PasswordField.tsx'
import type { FormField } from './formField.ts'
import { PasswordTicks } from './PasswordTicks.tsx'

type Props = Omit<ComponentProps<typeof PasswordField>, 'showLabel'> & {
  /** Field with the rule of the password; see `newPasswordField`. */
  field: FormField
  /** Password as typed so far. */
  password: string
}

/** Input for a new password. Lists the requirements of its rule and marks those that are met. */
export function NewPasswordInput({ field, password, ...attributes }: Props) {
  const intl = useIntl()
  return (
    <div>
      <PasswordField
        autoComplete="new-password"
        {...attributes}
        showLabel={intl.formatMessage({ id: 'registration.password.show' })}
      />
      {password !== '' && <PasswordTicks field={field} value={password} />}
    </div>
  )
}
