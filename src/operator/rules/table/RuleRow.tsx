import { memo, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { compilePattern } from '../../../lib/patterns/pattern.ts'
import { GripIcon } from '../../../ui/editorIcons.tsx'
import { CheckboxField } from '../../../ui/field/CheckboxField.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import patterns from '../../patterns.module.css'
import { controlId, openerId, showProblem } from '../controlIds.ts'
import { isCore, mustBeRequired } from '../coreFields.ts'
import type { PatternVerdict } from '../draft.ts'
import { FieldOpener } from '../FieldOpener.tsx'
import { changeGuarded } from '../guard/guardStore.ts'
import { ProblemText } from '../ProblemText.tsx'
import classes from './row.module.css'
import type { Moves } from './useMoves.ts'
import { useRowDrag } from './useRowDrag.ts'
import type { RuleRowData } from './useRuleRows.ts'

type Props = { pattern: string; verdict: PatternVerdict['verdict'] | undefined }

/** Safety verdict on a pattern, in one word. */
function VerdictBadge({ pattern, verdict }: Props) {
  const compiled = compilePattern(pattern).kind
  const kind =
    compiled === 'any' ? 'any' : compiled === 'invalid' ? 'invalid' : (verdict ?? 'unchecked')
  return (
    <span className={classes.badge} data-verdict={kind}>
      <span className={`${patterns.dot} ${classes.dot}`} aria-hidden="true" />
      <FormattedMessage id={`operator.badges.${kind}`} />
    </span>
  )
}

type RuleRowProps = RuleRowData & {
  /** True if the field cannot move further up, or down. */
  isFirst: boolean
  isLast: boolean
  position: number
  count: number
  isOpen: boolean
  moves: Moves
}

/** Props of a row that are compared by identity. */
const compared = [
  'rule',
  'label',
  'position',
  'count',
  'isOpen',
  'isNew',
  'isChanged',
  'verdict',
  'moves',
  'isFirst',
  'isLast',
] as const

/** Row of a field: a summary and the button that opens its details. */
export const RuleRow = memo(
  function RuleRow(props: RuleRowProps) {
    const { rule, isChanged, isNew, isOpen, moves } = props
    const { name } = rule
    const row = useRef<HTMLTableRowElement>(null)
    const { isDragged, edge } = useRowDrag(row, name, moves.to)
    return (
      <tr
        ref={row}
        className={classes.row}
        data-changed={isChanged || isNew || undefined}
        data-off={!rule.enabled || undefined}
        data-open={isOpen || undefined}
        data-dragged={isDragged || undefined}
        data-edge={edge ?? undefined}
        onKeyDown={(event) => {
          if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
          event.preventDefault()
          moves.by(name, event.key === 'ArrowUp' ? -1 : 1)
        }}
      >
        <td className={classes.grip}>
          <MoveMenu {...props} />
        </td>
        <NameCell {...props} />
        <SwitchCell {...props} property="enabled" />
        <SwitchCell {...props} property="required" />
        <td className={classes.family}>
          <FormattedMessage id={`operator.families.${rule.patternId}`} />
        </td>
        <td className={classes.lengths}>
          <FormattedMessage
            id="operator.rules.lengths"
            values={{
              bounds: rule.minLength === rule.maxLength ? 'exact' : 'range',
              min: rule.minLength,
              max: rule.maxLength,
            }}
          />
        </td>
        <td className={classes.verdict}>
          <VerdictBadge pattern={rule.acceptedPattern} verdict={props.verdict} />
        </td>
      </tr>
    )
  },
  (before, after) =>
    // `rows` is rebuilt at each change, so the props that a row shows are compared one by one.
    compared.every((name) => before[name] === after[name]) &&
    before.notes.join() === after.notes.join() &&
    before.problems.length === after.problems.length &&
    before.problems.every((problem, index) => problem === after.problems[index]),
)

function MoveMenu(props: RuleRowProps) {
  const intl = useIntl()
  const { rule, label, position, count, moves, isFirst, isLast } = props
  const { name } = rule
  const targets = [
    { id: 'up', move: () => moves.by(name, -1), isOff: isFirst },
    { id: 'down', move: () => moves.by(name, 1), isOff: isLast },
    { id: 'first', move: () => moves.to(name, 0), isOff: position === 1 },
    { id: 'last', move: () => moves.to(name, count - 1), isOff: position === count },
  ] as const
  return (
    <Menu
      label={intl.formatMessage(
        { id: 'operator.rules.move.label' },
        { field: label, position, count },
      )}
      button={<GripIcon />}
      buttonClassName={classes.gripButton}
      align="start"
      items={targets
        .filter(({ isOff }) => !isOff)
        .map(({ id, move }) => ({
          id,
          label: intl.formatMessage({ id: `operator.rules.move.${id}` }),
          onSelect: move,
        }))}
    />
  )
}

function NameCell(props: RuleRowProps) {
  const { rule, label, isKnown, isNew, isChanged, isOpen, problems, notes } = props
  const { name, methods } = rule
  const only = methods?.length === 1 ? methods[0] : undefined
  const [first] = problems
  const firstProblemId = controlId(name, 'problem')
  return (
    <th scope="row" className={classes.name}>
      <div className={classes.nameLine}>
        <FieldOpener name={name} label={label} isOpen={isOpen} />
        <span className={classes.marks}>
          {only && (
            <span className={classes.mark}>
              <FormattedMessage id={`operator.rules.methods.${only}`} />
            </span>
          )}
          {!isKnown && (
            <span className={classes.mark}>
              <FormattedMessage id={`operator.types.${rule.type ?? 'text'}`} />
            </span>
          )}
          {(isNew || isChanged) && (
            <span className={classes.mark} data-changed>
              <FormattedMessage id={isNew ? 'operator.rules.new' : 'operator.rules.changed'} />
            </span>
          )}
        </span>
      </div>
      {notes.map((note) => (
        <p key={note} className={classes.condition}>
          <bdi>{note}</bdi>
        </p>
      ))}
      {first && (
        <button
          type="button"
          id={firstProblemId}
          className={classes.problem}
          // The accessible name starts with the name of the field.
          aria-labelledby={`${openerId(name)} ${firstProblemId}`}
          onClick={() => showProblem(first)}
        >
          {/* The server's own wording, which is English, is shown in the details. */}
          <ProblemText problem={first} />{' '}
          {problems.length > 1 && (
            <FormattedMessage
              id="operator.rules.moreProblems"
              values={{ count: problems.length - 1 }}
            />
          )}
        </button>
      )}
    </th>
  )
}

type SwitchProps = RuleRowProps & { property: 'enabled' | 'required' }

function SwitchCell({ rule, label, property }: SwitchProps) {
  const intl = useIntl()
  const { name } = rule
  const isFixed = rule[property] && (property === 'enabled' ? isCore(name) : mustBeRequired(name))
  return (
    <td className={classes.switch} data-property={property}>
      {isFixed ? (
        <span
          className={patterns.detail}
          title={intl.formatMessage({ id: 'operator.field.core.why' })}
        >
          <FormattedMessage id="operator.rules.always" />
        </span>
      ) : (
        <CheckboxField
          id={controlId(name, `row.${property}`)}
          label={
            <span className="visuallyHidden">
              {intl.formatMessage({ id: `operator.rules.switch.${property}` }, { field: label })}
            </span>
          }
          checked={rule[property]}
          onChange={(event) => changeGuarded(name, { [property]: event.target.checked })}
        />
      )}
    </td>
  )
}
