import { useIntl } from 'react-intl'
import { type PasswordTick, passwordScore, passwordTicks } from '../../lib/passwordStrength.ts'
import { matchesNative } from '../../lib/patterns/pattern.ts'
import { CheckIcon } from '../../ui/controlIcons.tsx'
import type { FormField } from './formField.ts'
import classes from './PasswordTicks.module.css'

type Tick = { id: PasswordTick['id'] | 'letter'; isMet: boolean }

/**
 * Sample passwords with fewer and fewer kinds of characters. The first sample that a rule accepts
 * shows which kinds the rule requires.
 */
const compositions = ['abAB12#!', 'abAB12', 'abAB', '12']

/** Repeats the characters up to a length that the rule accepts. */
const textOf = ({ minLength = 0 }: FormField, characters: string): string =>
  characters.repeat(Math.ceil(minLength / characters.length) || 1).slice(0, Math.max(minLength, 8))

/**
 * Kinds of characters that a rule requires. A kind is required if the rule accepts a sample, but
 * not the same sample without the characters of that kind. Empty for a pattern that is not proven
 * to be fast, because it never runs on the main thread.
 */
function requiredKinds(field: FormField): ReadonlySet<Tick['id']> {
  const { pattern, isSafe } = field
  if (!isSafe || pattern.kind !== 'regex') return new Set()
  const takes = (characters: string) =>
    characters !== '' && matchesNative(pattern, textOf(field, characters)).kind === 'match'
  const accepted = compositions.find(takes) ?? ''
  const requires = (kind: RegExp) => accepted !== '' && !takes(accepted.replace(kind, ''))
  const cases = [
    ['lower', requires(/[a-z]/g)],
    ['upper', requires(/[A-Z]/g)],
    ['digit', requires(/[0-9]/g)],
    ['symbol', requires(/[#!]/g)],
  ] as const
  const kinds = new Set<Tick['id']>(cases.flatMap(([id, isRequired]) => (isRequired ? [id] : [])))
  const hasCase = kinds.has('lower') || kinds.has('upper')
  return !hasCase && requires(/[a-z]/gi) ? kinds.add('letter') : kinds
}

/**
 * Requirements of a password rule; `isMet` is true for a requirement that the value meets
 * (FORM-08).
 */
export function requiredTicks(field: FormField, value: string): readonly Tick[] {
  const [length, ...kinds] = passwordTicks(value, field)
  const required = requiredKinds(field)
  const letter: Tick = { id: 'letter', isMet: /[a-z]/i.test(value) }
  return [
    ...(length && field.maxLength !== undefined ? [length] : []),
    ...[letter, ...kinds].filter(({ id }) => required.has(id)),
  ]
}

/** Strength of a password, which is only advice, and the requirements of the password rule. */
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
        {requiredTicks(field, value).map(({ id, isMet }) => {
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
