import { useIntl } from 'react-intl'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { DataNotes } from './DataNotes.tsx'
import { IdentitySummary } from './IdentitySummary.tsx'
import { type IdentityStatus, identityQuery } from './identity.queries.ts'
import classes from './identityCheck.module.css'
import { StepCard } from './steps/StepCard.tsx'
import { isUnderReview } from './steps/stepPlan.ts'

/** Milliseconds between two looks at a step under review, in case its event is missed. */
const lookEvery = 5000

/** Who the member is, in three steps: what is asked, why, what it opens, and how it stands. */
export function IdentityCheck() {
  const status = useQuery({
    ...identityQuery(),
    refetchInterval: ({ state }) => (state.data && isUnderReview(state.data) ? lookEvery : false),
  })
  return (
    <QueryPart query={status} placeholder={<div className={classes.bones} />}>
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
      className={classes.steps}
      aria-label={intl.formatMessage({ id: 'identityCheck.steps.label' })}
    >
      {status.steps.map((step) => (
        <StepCard key={step.step} step={step} status={status} />
      ))}
    </ol>
  )
}
