import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Notice } from '../../ui/Notice.tsx'
import { controlId, focusControl } from './controlIds.ts'
import { placeOf } from './draft.ts'
import { useEditor } from './editorStore.ts'
import { ProblemText } from './ProblemText.tsx'
import classes from './rules.module.css'
import { useFieldLabel } from './useFieldLabel.ts'

/** All that keeps the draft from being published, each with a way to where it is. */
export function ProblemSummary({ shownAt }: { shownAt: number }) {
  const intl = useIntl()
  const box = useRef<HTMLDivElement>(null)
  const { problems, draft } = useEditor()
  const labelOf = useFieldLabel()
  useEffect(() => {
    if (shownAt > 0) box.current?.focus()
  }, [shownAt])
  if (problems.length === 0) return null
  return (
    <div ref={box} tabIndex={-1} className={classes.summary}>
      <Notice
        tone="failure"
        role="alert"
        title={
          <FormattedMessage id="operator.problems.title" values={{ count: problems.length }} />
        }
      >
        <ul>
          {problems.map((problem) => {
            const { field, property } = placeOf(problem, draft.fields)
            const rule = draft.fields.find(({ name }) => name === field)
            return (
              <li key={`${problem.path} ${problem.reason}`}>
                <a
                  href={`#${field === undefined ? property : controlId(field, property)}`}
                  onClick={(event) => {
                    event.preventDefault()
                    focusControl(field, property)
                  }}
                >
                  <FormattedMessage
                    id="operator.problems.line"
                    values={{
                      field:
                        field === undefined
                          ? intl.formatMessage({ id: 'operator.properties.minimumAge' })
                          : labelOf(field, rule),
                      problem: <ProblemText problem={problem} />,
                    }}
                  />
                </a>
              </li>
            )
          })}
        </ul>
      </Notice>
    </div>
  )
}
