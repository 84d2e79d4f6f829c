import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import layoutClasses from '../../../ui/layout.module.css'
import { PersonName } from '../../../ui/PersonName.tsx'
import textClasses from '../../../ui/text.module.css'
import classes from './payout.module.css'
import type { PayoutAccount } from './payout.queries.ts'

type Props = {
  account: PayoutAccount
  /** Badge beside the type of the key. */
  badge?: ReactNode
  /** Content below the holder. */
  children?: ReactNode
}

/** Type, key and holder of a payout account. */
export const PayoutAccountName = ({
  account: { keyType, key, holder },
  badge,
  children,
}: Props) => (
  <div className={layoutClasses.words}>
    <span className={classes.kind}>
      <FormattedMessage id={`withdrawals.payout.keyTypes.${keyType}`} />
      {badge}
    </span>
    <strong className={classes.key}>
      <bdi dir="ltr">{key}</bdi>
    </strong>
    <span className={textClasses.note}>
      <PersonName name={holder} />
    </span>
    {children}
  </div>
)
