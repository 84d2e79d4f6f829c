import { useIntl } from 'react-intl'
import { FailureText } from '../../kit/failure/LoadFailure.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { placeProblem, toEdited } from '../rules/draft.ts'
import { ProblemLines } from '../rules/ProblemLines.tsx'
import {
  isConflict,
  rejectionProblems,
  unconfirmedSignUps,
  useVersion,
} from '../rules/rules.queries.ts'
import { isSessionLost } from '../start/queryClient.ts'
import { OpenAsDraft } from './OpenAsDraft.tsx'

type Props = {
  error: unknown
  version: number
  onConfirm: (refusedSignUps: number) => void
}

/** Reason why a version was not restored, with a button that opens it for correction. */
export function RestoreFailure({ error, version, onConfirm }: Props) {
  const intl = useIntl()
  const rules = useVersion(version).data
  const problems = rejectionProblems(error)
  // After a lost session, the console shows the sign-in dialog, so no failure is shown here.
  if (isSessionLost(error)) return null
  if (isConflict(error)) {
    return (
      <Notice tone="warning" role="alert">
        <p>{intl.formatMessage({ id: 'operator.history.conflict' })}</p>
      </Notice>
    )
  }
  const signUps = unconfirmedSignUps(error)
  if (signUps) {
    const { refused, total, days } = signUps
    return (
      <Notice
        tone="warning"
        role="alert"
        title={intl.formatMessage({ id: 'operator.history.restoreTitle' }, { version })}
        actions={
          <>
            <OpenAsDraft version={version} />
            <Button variant="danger" onClick={() => onConfirm(signUps.refused)}>
              {intl.formatMessage({ id: 'operator.history.restoreAnyway' })}
            </Button>
          </>
        }
      >
        <p>{intl.formatMessage({ id: 'operator.signUps.refused' }, { refused, total, days })}</p>
      </Notice>
    )
  }
  if (problems.length === 0) {
    return (
      <Notice tone="failure" role="alert">
        <FailureText error={error} />
      </Notice>
    )
  }
  // A problem refers to a field by its index in the version that was to be restored.
  const fields = rules ? toEdited(rules.draft).fields : []
  return (
    <Notice
      tone="failure"
      role="alert"
      title={intl.formatMessage({ id: 'operator.history.refused' }, { version })}
      actions={<OpenAsDraft version={version} />}
    >
      <ProblemLines
        problems={problems.map((problem) => placeProblem(problem, rules?.draft.fields ?? []))}
        fields={fields}
      />
    </Notice>
  )
}
