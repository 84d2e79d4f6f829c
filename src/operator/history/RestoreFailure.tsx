import { FormattedMessage, useIntl } from 'react-intl'
import { Notice } from '../../ui/Notice.tsx'
import { FailureText } from '../FailureText.tsx'
import { useEditor } from '../rules/editorStore.ts'
import { ProblemText } from '../rules/ProblemText.tsx'
import { isConflict, refusedProblems } from '../rules/rules.queries.ts'
import { useFieldLabel } from '../rules/useFieldLabel.ts'
import { isSessionLost } from '../start/queryClient.ts'

/** Why an old version was not published anew. */
export function RestoreFailure({ error, version }: { error: unknown; version: number }) {
  const intl = useIntl()
  const labelOf = useFieldLabel()
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
          <ul>
            {problems.map((problem) => {
              const name = problem.field ?? problem.path
              return (
                <li key={`${problem.path} ${problem.reason}`}>
                  <FormattedMessage
                    id="operator.problems.line"
                    values={{
                      field: labelOf(
                        name,
                        fields.find((rule) => rule.name === name),
                      ),
                      problem: <ProblemText problem={problem} />,
                    }}
                  />
                </li>
              )
            })}
          </ul>
        </>
      )}
    </Notice>
  )
}
