import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from '../../../kit/page/Link.tsx'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { securityQuery } from '../../../money/transactionPassword/useHasTransactionPassword.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/Button.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { Panel } from '../../../ui/Panel.tsx'
import textClasses from '../../../ui/text.module.css'
import { CloseForm } from './CloseForm.tsx'
import { Consequences } from './Consequences.tsx'
import classes from './closing.module.css'
import { type ClosingStanding, closingQuery } from './closing.queries.ts'
import { Obstacles } from './Obstacles.tsx'

/**
 * Panel for closing the account (MEM-24). It first suggests a break from playing, then lists the
 * obstacles or, if there are none, the consequences.
 */
export function ClosePanel() {
  const closing = useQuery({ ...closingQuery(), staleTime: 0 })
  return (
    <Panel title={<FormattedMessage id="privacy.closing.title" />}>
      <p className={textClasses.intro}>
        <FormattedMessage id="privacy.closing.intro" />
      </p>
      <p className={textClasses.intro}>
        <FormattedMessage
          id="privacy.closing.break"
          values={{ link: (words) => <Link to={paths.member('protection')}>{words}</Link> }}
        />
      </p>
      <div className={classes.state}>
        <QueryPart query={closing} placeholder={<Skeleton count={4} />}>
          {(standing) =>
            standing.obstacles.length > 0 ? (
              <Obstacles
                obstacles={standing.obstacles}
                isChecking={closing.isFetching}
                onCheck={() => void closing.refetch()}
              />
            ) : (
              <CanClose standing={standing} />
            )
          }
        </QueryPart>
      </div>
    </Panel>
  )
}

function CanClose({ standing }: { standing: ClosingStanding }) {
  const [isOpen, setOpen] = useState(false)
  const security = useQuery(securityQuery())
  return (
    <>
      <Consequences standing={standing} />
      {isOpen ? (
        <QueryPart query={security} placeholder={<Skeleton count={3} />}>
          {(value) => (
            <CloseForm standing={standing} security={value} onCancel={() => setOpen(false)} />
          )}
        </QueryPart>
      ) : (
        <Button variant="danger" className={layoutClasses.start} onClick={() => setOpen(true)}>
          <FormattedMessage id="privacy.closing.start" />
        </Button>
      )}
    </>
  )
}
