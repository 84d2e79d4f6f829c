import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../../../kit/page/Link.tsx'
import type { RecordAnswer } from '../../../kit/records/definition.ts'
import { PersonName } from '../../../ui/PersonName.tsx'
import classes from './downline.module.css'
import { downlineLink } from './downlineLink.ts'

/** The path from the agent down to whose people are listed, each step of it a way back (ACT-46). */
export function DownlineTrail({ answer }: { answer: RecordAnswer<'/wps/agent/downline'> }) {
  const intl = useIntl()
  const [, ...below] = answer.trail
  if (below.length === 0) return null
  return (
    <nav aria-label={intl.formatMessage({ id: 'team.downline.trail' })}>
      <ol className={classes.trail}>
        <li>
          <Link to={downlineLink()}>
            <FormattedMessage id="team.downline.ownTeam" />
          </Link>
        </li>
        {below.map(({ memberId, account }, index) => (
          <li key={memberId}>
            {index === below.length - 1 ? (
              <span aria-current="page">
                <PersonName name={account} />
              </span>
            ) : (
              <Link to={downlineLink(memberId)}>
                <PersonName name={account} />
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
