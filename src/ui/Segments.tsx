import { type KeyboardEvent, useId } from 'react'
import { CountBadge } from './CountBadge.tsx'
import classes from './Segments.module.css'

/** Count shown beside an option; `words` is its text for screen readers. */
type Badge = { count: number; words: string }

type Props<Id extends string> = {
  /** Accessible name of the group. */
  label: string
  options: readonly { id: Id; label: string; badge?: Badge | undefined }[]
  chosenId: Id
  /** `chips` for many options: one row that scrolls sideways if it is too long. */
  look?: 'bar' | 'chips'
  onChange: (id: Id) => void
}

/** Radio buttons side by side, for a choice among a few options. */
export function Segments<Id extends string>({
  label,
  options,
  chosenId,
  look = 'bar',
  onChange,
}: Props<Id>) {
  const name = useId()
  return (
    <fieldset className={classes.segments} data-look={look} onKeyDown={followDirection}>
      <legend className="visuallyHidden">{label}</legend>
      {options.map((option) => (
        <label key={option.id} className={classes.segment}>
          <input
            type="radio"
            name={name}
            className={classes.radio}
            checked={option.id === chosenId}
            onChange={() => onChange(option.id)}
          />
          <span className={classes.text}>{option.label}</span>{' '}
          {option.badge && (
            <span className={classes.badge}>
              <CountBadge {...option.badge} />
            </span>
          )}
        </label>
      ))}
    </fieldset>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: 1, ArrowRight: -1 }

/**
 * Swaps the arrow keys in right-to-left pages: browsers choose the next option on the right arrow,
 * although the next option is on the left.
 */
function followDirection(event: KeyboardEvent<HTMLFieldSetElement>) {
  const step = steps[event.key]
  if (step === undefined || document.documentElement.dir !== 'rtl') return
  event.preventDefault()
  const radios = [...event.currentTarget.querySelectorAll('input')]
  const next = radios.at((radios.findIndex((radio) => radio.checked) + step) % radios.length)
  next?.focus()
  next?.click()
}
