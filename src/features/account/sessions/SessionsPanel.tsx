import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PageNumbers } from '../../../kit/pager/PageNumbers.tsx'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { EndOthers } from './EndOthers.tsx'
import { SessionItem } from './SessionItem.tsx'
import classes from './sessions.module.css'
import { panelPageSize, sessionsQuery } from './sessions.queries.ts'

/** List of the member's sessions, with buttons that end one session or all others (ACT-16). */
export function SessionsPanel() {
  const intl = useIntl()
  const [page, setPage] = useState(1)
  const sessions = useQuery(sessionsQuery(page))
  const others = (sessions.data?.total ?? 0) - 1
  return (
    <Panel
      title={<FormattedMessage id="account.sessions.title" />}
      aside={others > 0 && <EndOthers />}
    >
      <QueryPart query={sessions} placeholder={<Skeleton count={3} />}>
        {({ items, total }) => (
          <>
            <ul className={classes.list}>
              {items.map((session) => (
                <SessionItem key={session.sessionId} session={session} />
              ))}
            </ul>
            <PageNumbers
              label={intl.formatMessage({ id: 'account.sessions.pages' })}
              page={page}
              pages={Math.ceil(total / panelPageSize)}
              onChange={setPage}
            />
          </>
        )}
      </QueryPart>
    </Panel>
  )
}
