import { useIntl } from 'react-intl'
import { passwordScore } from '../../lib/passwordStrength.ts'
import { CheckIcon } from '../../ui/controlIcons.tsx'
import type { FormField } from './formField.ts'
import classes from './PasswordTicks.module.css'
import { suggestedTicks } from './suggestedTicks.ts'

/**
 * Strength of a password, with suggestions. It is advice: only the rule decides whether the
 * password is accepted.
 */
export function PasswordTicks({ field, value }: { field: FormField; value: string }) {
  const intl = useIntl()
  const { minLength = 0, maxLength = 0 } = field
  const lengthValues = {
    bounds: minLength === maxLength ? 'exact' : 'range',
    min: minLength,
    max: maxLength,
  }
  const score = passwordScore(value, field)
  return (
    <div className={classes.strength} data-score={score}>
      <span className={classes.meter} aria-hidden="true" />
      <p className={classes.score}>
        {intl.formatMessage({ id: 'registration.password.strength' }, { score })}
      </p>
      <ul
        className={classes.ticks}
        aria-label={intl.formatMessage({ id: 'registration.password.ticks' })}
      >
        {suggestedTicks(field, value).map(({ id, isMet }) => {
          const tick = intl.formatMessage({ id: `registration.password.${id}` }, lengthValues)
          const name = intl.formatMessage(
            { id: isMet ? 'registration.password.met' : 'registration.password.unmet' },
            { tick },
          )
          return (
            <li key={id} className={classes.tick} data-met={isMet || undefined}>
              <CheckIcon />
              <span aria-hidden="true">{tick}</span>
              <span className="visuallyHidden">{name}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
