import { useIntl } from 'react-intl'
import type { PasswordTick } from '../../../lib/passwordStrength.ts'
import { CheckIcon } from '../../../ui/icons.tsx'
import type { FormField } from '../rules/formField.ts'
import classes from './registrationForm.module.css'

type Props = { field: FormField; ticks: readonly PasswordTick[] }

/** What makes a password strong, ticked as it is typed. Advice: the rule alone decides. */
export function PasswordTicks({ field, ticks }: Props) {
  const intl = useIntl()
  const { minLength = 0, maxLength = 0 } = field
  const lengthValues = {
    bounds: minLength === maxLength ? 'exact' : 'range',
    min: minLength,
    max: maxLength,
  }
  return (
    <ul
      className={classes.ticks}
      aria-label={intl.formatMessage({ id: 'registration.password.ticks' })}
    >
      {ticks
        .filter(({ id }) => id !== 'length' || field.maxLength !== undefined)
        .map(({ id, met }) => {
          const tick = intl.formatMessage({ id: `registration.password.${id}` }, lengthValues)
          const name = intl.formatMessage(
            { id: met ? 'registration.password.met' : 'registration.password.unmet' },
            { tick },
          )
          return (
            <li key={id} className={classes.tick} data-met={met || undefined}>
              <CheckIcon />
              <span aria-hidden="true">{tick}</span>
              <span className="visuallyHidden">{name}</span>
            </li>
          )
        })}
    </ul>
  )
}
