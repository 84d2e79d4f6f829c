import { FormattedMessage } from 'react-intl'
import textClasses from '../../../ui/text.module.css'
import classes from './raffle.module.css'

type Props = {
  /** Ticket number of six digits. */
  number: string
  isOwn: boolean
}

export const Ticket = ({ number, isOwn }: Props) => (
  <p className={classes.ticket} data-own={isOwn || undefined}>
    <span className={textClasses.detail}>
      <FormattedMessage id={isOwn ? 'promotions.raffle.own' : 'promotions.raffle.winning'} />
    </span>{' '}
    <span className={classes.number} dir="ltr">
      {number}
    </span>
  </p>
)
