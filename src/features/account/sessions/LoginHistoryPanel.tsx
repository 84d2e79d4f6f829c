import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { PageNumbers } from '../../../kit/pager/PageNumbers.tsx'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { securityQuery } from '../../../money/transactionPassword/useHasTransactionPassword.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import textClasses from '../../../ui/text.module.css'
import { EndOthers } from './EndOthers.tsx'
import { LoginItem } from './LoginItem.tsx'
import classes from './sessions.module.css'
import { loginsQuery, panelPageSize } from './sessions.queries.ts'

/** Logins and failed attempts of the last 90 days, with advice against unauthorized access. */
export function LoginHistoryPanel() {
  const intl = useIntl()
  const [page, setPage] = useState(1)
  const logins = useQuery(loginsQuery(page))
  return (
    <Panel title={<FormattedMessage id="account.logins.title" />}>
      <p className={textClasses.note}>
        <FormattedMessage id="account.logins.lead" />
      </p>
      <QueryPart query={logins} placeholder={<Skeleton count={6} />}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState text={<FormattedMessage id="account.logins.none" />} />
          ) : (
            <>
              <ul className={classes.list}>
                {items.map((login) => (
                  <LoginItem key={login.loginId} login={login} />
                ))}
              </ul>
              <PageNumbers
                label={intl.formatMessage({ id: 'account.logins.pages' })}
                page={page}
                pages={Math.ceil(total / panelPageSize)}
                onChange={setPage}
              />
              <NotYou />
            </>
          )
        }
      </QueryPart>
    </Panel>
  )
}

/**
 * Advice for a login by somebody else, with the buttons to change the password and end sessions.
 */
function NotYou() {
  const hasPassword = useQuery(securityQuery()).data?.hasPassword ?? true
  return (
    <Notice
      title={<FormattedMessage id="account.logins.notYou.title" />}
      actions={
        <>
          <Button onClick={() => openModal({ name: 'changePassword', reason: 'own' })}>
            <FormattedMessage
              id={hasPassword ? 'account.security.changePassword' : 'account.security.setPassword'}
            />
          </Button>
          <EndOthers />
        </>
      }
    >
      <p>
        <FormattedMessage id="account.logins.notYou.text" />
      </p>
    </Notice>
  )
}
