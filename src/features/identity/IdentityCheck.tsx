import { FormattedMessage, useIntl } from 'react-intl'
import type { IdentityStatus } from '../../identity/identityCheck/identity.queries.ts'
import { useIdentity } from '../../identity/identityCheck/useIdentity.ts'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import layoutClasses from '../../ui/layout.module.css'
import { Panel } from '../../ui/Panel.tsx'
import skeletonClasses from '../../ui/skeleton.module.css'
import { IdentitySummary } from './IdentitySummary.tsx'
import classes from './identityCheck.module.css'
import { StepCard } from './steps/StepCard.tsx'

const notes = ['why', 'seen', 'kept', 'place'] as const

/** Notes on why identity data is collected, who sees it, and how long and where it is stored. */
function DataNotes() {
  return (
    <Panel title={<FormattedMessage id="identity.privacy.title" />}>
      <ul className={classes.notes}>
        {notes.map((note) => (
          <li key={note}>
            <FormattedMessage id={`identity.privacy.${note}`} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Identity check in three steps, each with its purpose, its benefits and its state. */
export function IdentityCheck() {
  const status = useIdentity()
  return (
    <QueryPart query={status} placeholder={<div className={skeletonClasses.screen} />}>
      {(value) => (
        <div className={classes.columns}>
          <Steps status={value} />
          <div className={classes.aside}>
            <IdentitySummary status={value} />
            <DataNotes />
          </div>
        </div>
      )}
    </QueryPart>
  )
}

function Steps({ status }: { status: IdentityStatus }) {
  const intl = useIntl()
  return (
    <ol
      className={layoutClasses.stack12}
      aria-label={intl.formatMessage({ id: 'identity.steps.label' })}
    >
      {status.steps.map((step) => (
        <StepCard key={step.step} step={step} status={status} />
      ))}
    </ol>
  )
}
