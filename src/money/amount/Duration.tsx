import { FormattedMessage } from 'react-intl'

/** Text of a duration, in hours if it is a whole number of hours, otherwise in minutes. */
export function Duration({ minutes }: { minutes: number }) {
  if (minutes % 60 === 0) {
    return <FormattedMessage id="wallet.hours" values={{ hours: minutes / 60 }} />
  }
  return <FormattedMessage id="wallet.minutes" values={{ minutes }} />
}
