import { FormattedMessage } from 'react-intl'

/** Duration in whole hours where it has no rest, otherwise in minutes. */
export function Duration({ minutes }: { minutes: number }) {
  if (minutes % 60 === 0) {
    return <FormattedMessage id="wallet.hours" values={{ hours: minutes / 60 }} />
  }
  return <FormattedMessage id="wallet.minutes" values={{ minutes }} />
}
