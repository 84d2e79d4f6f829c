import { useIntl } from 'react-intl'
import type { components } from '../../../api/gen/paths.ts'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { Countdown } from '../../../kit/timing/Countdown.tsx'
import { useSecondsUntil } from '../../../kit/timing/useSecondsUntil.ts'

/** Seconds before the end of betting at which the countdown starts. */
const nearEnd = 3600

type Props = { draw: components['schemas']['NextDraw'] }

/**
 * End of betting on a draw: its time, a countdown in the last hour, then a note that it is over.
 */
export function DrawTime({ draw: { closesAt } }: Props) {
  const intl = useIntl()
  const language = useLanguage()
  const left = useSecondsUntil(closesAt)
  if (left === 0) return intl.formatMessage({ id: 'games.lottery.closed' })
  return left > nearEnd ? formatInstant(closesAt, 'minute', language) : <Countdown to={closesAt} />
}
