import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Badge } from '../../../ui/Badge.tsx'
import { IconTile } from '../../../ui/IconTile.tsx'
import { Icon } from '../../../ui/icons.tsx'
import textClasses from '../../../ui/text.module.css'
import { isPhone } from './deviceName.ts'
import classes from './sessions.module.css'
import type { MemberSession } from './sessions.queries.ts'

const DeviceIcon = ({ system }: { system: string }) =>
  isPhone(system) ? (
    <Icon>
      <rect x="5.5" y="2.2" width="9" height="15.6" rx="2" />
      <path d="M9 15h2" />
    </Icon>
  ) : (
    <Icon>
      <rect x="2.5" y="3.5" width="15" height="10" rx="1.5" />
      <path d="M7 17h6M10 13.500v3.500" />
    </Icon>
  )

type Props = {
  device: Pick<MemberSession, 'area' | 'system' | 'address'>
  name: string
  badges: ReactNode
  /** Element before the IP address, such as the method of a login. */
  firstFact?: ReactNode
  /** Elements after the IP address, such as times. */
  facts: ReactNode
  /** Content at the end of the line. */
  children: ReactNode
}

/** Line of a session or a login: its device with badges, IP address and other details. */
export function DeviceItem({ device, name, badges, firstFact, facts, children }: Props) {
  const { area, system, address } = device
  return (
    <li className={classes.item}>
      <IconTile>
        <DeviceIcon system={system} />
      </IconTile>
      <div className={classes.words}>
        <p className={classes.name}>
          {name}
          {badges}
          {area === 'agent' && (
            <Badge>
              <FormattedMessage id="account.devices.agent" />
            </Badge>
          )}
        </p>
        <p className={`${textClasses.facts} ${classes.facts}`}>
          {firstFact}
          {address !== '' && (
            <span>
              <FormattedMessage
                id="account.devices.address"
                values={{ address: <bdi dir="ltr">{address}</bdi> }}
              />
            </span>
          )}
          {facts}
        </p>
      </div>
      {children}
    </li>
  )
}
