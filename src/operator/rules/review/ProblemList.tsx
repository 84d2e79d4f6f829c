import { problemId } from '../controlIds.ts'
import type { PlacedProblem } from '../draft.ts'
import { useEditor } from '../editorStore.ts'
import { ProblemLine } from '../ProblemLine.tsx'
import { namedProperties } from '../ruleParts.ts'
import classes from '../rules.module.css'
import { PartName } from './PartChange.tsx'

type Props = { problems: readonly PlacedProblem[]; onShow: (problem: PlacedProblem) => void }

/** List of problems, each with a link to its control. */
export function ProblemList({ problems, onShow }: Props) {
  const fields = useEditor((state) => state.draft.fields)
  return (
    <ul className={classes.problems}>
      {problems.map((problem) => {
        const { field, property, place, reason } = problem
        const name = namedProperties.find((each) => each === property)
        return (
          <li key={`${field} ${place} ${problem.code} ${reason}`}>
            <a
              href={`#${problemId(problem)}`}
              onClick={(event) => {
                event.preventDefault()
                onShow(problem)
              }}
            >
              <ProblemLine
                problem={problem}
                fields={fields}
                part={name && <PartName property={name} />}
              />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
