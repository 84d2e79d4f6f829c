import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Badge } from '../../../ui/Badge.tsx'
import { IconTile } from '../../../ui/IconTile.tsx'
import classes from './SecurityCentre.module.css'

type Props = {
  icon: ReactNode
  title: ReactNode
  /** Benefit of the protection, or its current state. */
  detail: ReactNode
  isOn: boolean
  /** True if the operator requires the protection. */
  isForced?: boolean
  /** Control that changes the protection; omitted for a read-only row. */
  action?: ReactNode
}

/** Row of one protection of the account: its state and the control that changes it. */
export function ProtectionRow({ icon, title, detail, isOn, isForced = false, action }: Props) {
  return (
    <li className={classes.row}>
      <IconTile tone={isOn ? 'accent' : 'quiet'}>{icon}</IconTile>
      <div className={classes.words}>
        <p className={classes.name}>
          {title}{' '}
          <Badge tone={isOn ? 'good' : 'neutral'}>
            <FormattedMessage id={isOn ? 'account.security.on' : 'account.security.off'} />
          </Badge>
          {isForced && (
            <Badge tone="waiting">
              <FormattedMessage id="account.security.forced" />
            </Badge>
          )}
        </p>
        <p className={classes.detail}>{detail}</p>
      </div>
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </li>
  )
}
