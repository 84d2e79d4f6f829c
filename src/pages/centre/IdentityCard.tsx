import { FormattedMessage } from 'react-intl'
import { Link } from '../../kit/page/Link.tsx'
import { paths } from '../../paths.ts'
import { useIcon } from '../../session/icon.queries.ts'
import { useAccountKind, useMember } from '../../session/session.queries.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { PersonName } from '../../ui/PersonName.tsx'
import classes from './IdentityCard.module.css'

/**
 * Card of the signed-in member: avatar, nickname, account name, and VIP level or kind of account.
 * It links to the account page.
 */
export function IdentityCard() {
  const member = useMember().data
  const kind = useAccountKind()
  const icon = useIcon()
  const name = member?.nickname || member?.account || ''
  return (
    <Link to={paths.member('account')} className={classes.card}>
      <Avatar icon={icon} size={44} />
      <div className={classes.words}>
        <strong className={classes.name}>
          {name === '' ? (
            <span className="visuallyHidden">
              <FormattedMessage id="pages.member.account" />
            </span>
          ) : (
            <PersonName name={name} />
          )}
        </strong>
        <span className={classes.account}>
          <PersonName name={member?.account ?? ''} />
        </span>
      </div>
      {member?.clubLabel.type === 'AUTO' && member.clubLabel.name !== undefined ? (
        <span className={classes.level}>{member.clubLabel.name}</span>
      ) : (
        kind && (
          <span className={classes.level}>
            <FormattedMessage id={`account.kind.${kind}`} />
          </span>
        )
      )}
    </Link>
  )
}
