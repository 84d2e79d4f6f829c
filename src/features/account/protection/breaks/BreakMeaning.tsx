import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { formatInstant } from '../../../../kit/format/dates.ts'
import { useLanguage } from '../../../../kit/i18n/I18nProvider.tsx'
import { closeModal } from '../../../../kit/modal/modalStore.ts'
import { useGoOn } from '../../../../kit/page/useGoOn.ts'
import { useNow } from '../../../../kit/timing/useNow.ts'
import { paths } from '../../../../paths.ts'
import { useMarket } from '../../../../session/market.ts'
import { Button } from '../../../../ui/Button.tsx'
import { type BreakLength, endOf } from './breakLengths.ts'
import classes from './breaks.module.css'

const consequences = ['final', 'logOut', 'bets', 'withdrawals', 'deposits', 'balance'] as const

/** Consequences of a break, shown before it starts: its end, and its effect on play and money. */
export function BreakMeaning({ length }: { length: BreakLength | undefined }) {
  const titleId = useId()
  const goOn = useGoOn()
  const withdraw = async () => {
    await closeModal()
    await goOn(paths.member('withdraw'))
  }
  return (
    <section className={classes.meaning} aria-labelledby={titleId}>
      <h3 id={titleId}>
        <FormattedMessage id="protection.breakForm.meaning" />
      </h3>
      <output className={classes.until} aria-live="polite">
        <Until length={length} />
      </output>
      <ul className={classes.meanings}>
        {consequences.map((id) => (
          <li key={id}>
            <FormattedMessage id={`protection.breakForm.${id}`} />
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={() => void withdraw()}>
          <FormattedMessage id="protection.breakForm.withdraw" />
        </Button>
      </div>
    </section>
  )
}

const minute = 60_000

function Until({ length }: { length: BreakLength | undefined }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const now = useNow(minute)
  if (length === undefined) return <FormattedMessage id="protection.breakForm.choose" />
  const end = endOf(length, now)
  if (end === undefined) return <FormattedMessage id="protection.breakForm.untilForGood" />
  const moment = formatInstant(new Date(end).toISOString(), 'minute', language, timeZone)
  return <FormattedMessage id="protection.breakForm.until" values={{ moment }} />
}
