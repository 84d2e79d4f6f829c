import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { PasswordField } from '../../ui/field/PasswordField.tsx'
import type { FormField } from './formField.ts'
import { PasswordTicks } from './PasswordTicks.tsx'

type Props = Omit<ComponentProps<typeof PasswordField>, 'showLabel'> & {
  /** Its rule; see `newPasswordField`. */
  field: FormField
  /** What is typed so far. */
  password: string
}

/** A password that is being chosen, with what it has and lacks by its rule. */
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
