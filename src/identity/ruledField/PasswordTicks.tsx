import { useIntl } from 'react-intl'
import { type PasswordTick, passwordScore, passwordTicks } from '../../lib/passwordStrength.ts'
import { matchesNative } from '../../lib/patterns/pattern.ts'
import { CheckIcon } from '../../ui/controlIcons.tsx'
import type { FormField } from './formField.ts'
import classes from './PasswordTicks.module.css'

/** A text with every kind of character, at the length that the rule requires. */
function everyKind({ minLength = 0 }: FormField, symbol: string): string {
  const unit = `Ab1${symbol}`
  return unit
    .repeat(Math.ceil(Math.max(minLength, 4) / unit.length))
    .slice(0, Math.max(minLength, 4))
}

/**
 * True if a rule accepts symbols, so that advice never suggests a character that is then rejected.
 */
function takesSymbols(field: FormField): boolean {
  if (!field.isSafe || field.pattern.kind !== 'regex') return true
  const takes = (text: string) => matchesNative(field.pattern, text).kind === 'match'
  return !takes(everyKind(field, '2')) || takes(everyKind(field, '#'))
}

/** Suggestions for a strong password within the rule, each with whether the value follows it. */
export function suggestedTicks(field: FormField, value: string): readonly PasswordTick[] {
  return passwordTicks(value, field).filter(({ id }) => {
    if (id === 'length') return field.maxLength !== undefined
    return id !== 'symbol' || takesSymbols(field)
  })
}

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
