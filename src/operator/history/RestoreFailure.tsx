import { useIntl } from 'react-intl'
import { Notice } from '../../ui/Notice.tsx'
import { FailureText } from '../FailureText.tsx'
import { placed } from '../rules/draft.ts'
import { useEditor } from '../rules/editorStore.ts'
import { ProblemLines } from '../rules/ProblemLines.tsx'
import { isConflict, refusedProblems } from '../rules/rules.queries.ts'
import { isSessionLost } from '../start/queryClient.ts'

/** Why an old version was not published anew. */
export function RestoreFailure({ error, version }: { error: unknown; version: number }) {
  const intl = useIntl()
  const fields = useEditor((state) => state.draft.fields)
  const problems = refusedProblems(error)
  // A lost session has its own question.
  if (isSessionLost(error)) return null
  if (isConflict(error)) {
    return (
      <Notice tone="warning" role="alert">
        <p>{intl.formatMessage({ id: 'operator.history.conflict' })}</p>
      </Notice>
    )
  }
  return (
    <Notice tone="failure" role="alert">
      {problems.length === 0 ? (
        <FailureText error={error} />
      ) : (
        <>
          <p>{intl.formatMessage({ id: 'operator.history.refused' }, { version })}</p>
          <ProblemLines
            problems={problems.map((problem) => placed(problem, fields))}
            fields={fields}
          />
        </>
      )}
    </Notice>
  )
}
