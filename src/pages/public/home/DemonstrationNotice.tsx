import { FormattedMessage } from 'react-intl'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { statusQuery } from '../../../session/session.queries.ts'
import { PersonName } from '../../../ui/PersonName.tsx'
import classes from './DemonstrationNotice.module.css'

/** Notice that the portal is a demonstration, with the accounts that can be used to log in. */
export function DemonstrationNotice() {
  const accounts = useQuery(statusQuery()).data?.demonstrationAccounts ?? []
  if (accounts.length === 0) return null
  return (
    <aside className={classes.notice}>
      <p>
        <FormattedMessage id="home.demonstration.lead" />
      </p>
      <ul className={classes.accounts}>
        {accounts.map(({ kind, username, password }) => (
          <li key={username}>
            <FormattedMessage
              id="home.demonstration.account"
              values={{
                kind,
                username: (
                  <code>
                    <PersonName name={username} />
                  </code>
                ),
                password: <code>{password}</code>,
              }}
            />
          </li>
        ))}
      </ul>
    </aside>
  )
}
