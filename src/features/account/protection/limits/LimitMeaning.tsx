import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNow } from '../../../../kit/timing/useNow.ts'
import textClasses from '../../../../ui/text.module.css'
import classes from './limitForm.module.css'
import { type Meaning, meaningOf } from './limitMeaning.ts'
import { type PlayerLimit, sizeOf } from './playerLimit.ts'
import { useLimitWords } from './useLimitWords.ts'

type Props = {
  limit: PlayerLimit
  all: readonly PlayerLimit[]
  /**
   * New size in minor units, or minutes for time; null for no limit, undefined while the input is
   * invalid.
   */
  next: number | null | undefined
  coolingOffHours: number
}

/** Effect of a change and the time at which it applies, updated while the member types. */
export function LimitMeaning({ limit, all, next, coolingOffHours }: Props) {
  const say = useSay(limit, coolingOffHours)
  const titleId = useId()
  return (
    <div className={classes.meaning}>
      <p id={titleId} className={textClasses.label}>
        <FormattedMessage id="protection.limitForm.meaning" />
      </p>
      <output aria-live="polite" aria-labelledby={titleId}>
        <ul className={classes.meanings}>
          {next === undefined ? (
            <li>
              <FormattedMessage id="protection.limitForm.empty" />
            </li>
          ) : (
            meaningOf(limit, all, next).map((meaning) => (
              <li key={JSON.stringify(meaning)}>{say(meaning)}</li>
            ))
          )}
        </ul>
      </output>
    </div>
  )
}

const minute = 60_000

function useSay(limit: PlayerLimit, coolingOffHours: number) {
  const intl = useIntl()
  const words = useLimitWords()
  const from = useNow(minute) + coolingOffHours * 60 * minute
  const { kind, resetsAt } = limit
  const current = sizeOf(limit)
  return (meaning: Meaning): string => {
    switch (meaning.kind) {
      case 'stricter':
        return intl.formatMessage({ id: 'protection.limitForm.stricter' })
      case 'looser':
      case 'removal':
        return intl.formatMessage(
          { id: `protection.limitForm.${meaning.kind}` },
          {
            moment: words.moment(new Date(from).toISOString()),
            size: words.size(kind, current ?? 0),
          },
        )
      case 'same':
        return intl.formatMessage(
          { id: 'protection.limitForm.same' },
          { moment: words.moment(limit.pending?.from ?? resetsAt) },
        )
      case 'replaces':
        return intl.formatMessage(
          { id: 'protection.limitForm.replaces' },
          { moment: words.moment(meaning.from) },
        )
      case 'blocks':
        return intl.formatMessage({ id: `protection.limitForm.blocks.${kind}` })
      case 'usedUp':
        return intl.formatMessage(
          { id: `protection.limitForm.usedUp.${kind}` },
          { moment: words.moment(resetsAt) },
        )
      default:
        return neighbourText(meaning)
    }
  }

  function neighbourText(meaning: Extract<Meaning, { period: unknown }>): string {
    const size = words.size(kind, meaning.size)
    if (meaning.kind === 'longerIsLower') {
      const period = meaning.period === 'MONTH' ? 'MONTH' : 'WEEK'
      return intl.formatMessage({ id: `protection.limitForm.longerIsLower.${period}` }, { size })
    }
    const period = meaning.period === 'DAY' ? 'DAY' : 'WEEK'
    return intl.formatMessage({ id: `protection.limitForm.shorterIsHigher.${period}` }, { size })
  }
}
