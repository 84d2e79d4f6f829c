import { FormattedMessage } from 'react-intl'
import { plainName } from '../../lib/names/personName.ts'
import { useAccountKind, useMember } from '../../session/session.queries.ts'
import { PersonName } from '../../ui/PersonName.tsx'
import classes from './IdentityCard.module.css'

/**
 * Who is signed in: initial, nickname, account, and the VIP level where the platform gives levels
 * by play.
 */
export function IdentityCard() {
  const member = useMember().data
  const kind = useAccountKind()
  const name = member?.nickname || member?.account || ''
  return (
    <div className={classes.card}>
      <span className={classes.avatar} aria-hidden="true">
        {[...plainName(name)][0]?.toLocaleUpperCase()}
      </span>
      <div className={classes.words}>
        <strong className={classes.name}>
          <PersonName name={name} />
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
    </div>
  )
}
