import { memo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { CheckboxField } from '../../ui/field/CheckboxField.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { ChevronDownIcon } from '../../ui/icons.tsx'
import { controlId } from './controlIds.ts'
import type { EditedRule, PatternVerdict, RuleProblem } from './draft.ts'
import { editRule } from './editorStore.ts'
import { hiddenError } from './hiddenError.tsx'
import { PatternCells } from './PatternCells.tsx'
import { RowProblems } from './RowProblems.tsx'
import classes from './row.module.css'

type RuleRowProps = {
  rule: EditedRule
  label: string
  /** The rule as it is live; undefined for one that is new. */
  original: EditedRule | undefined
  isFirst: boolean
  isLast: boolean
  verdict: PatternVerdict | undefined
  problems: readonly RuleProblem[]
  onMove: (name: string, by: number) => void
}

/** One field's rule: a row of the table, a card on a phone. */
export const RuleRow = memo(function RuleRow(props: RuleRowProps) {
  const { rule, label, original, verdict, problems, onMove } = props
  const { name } = rule
  const isChanged = JSON.stringify(rule) !== JSON.stringify(original)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid's row.
    <div
      role="group"
      id={controlId(name, 'name')}
      aria-labelledby={controlId(name, 'title')}
      tabIndex={-1}
      className={classes.row}
      data-changed={isChanged || undefined}
      data-off={!rule.enabled || undefined}
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
        event.preventDefault()
        onMove(name, event.key === 'ArrowUp' ? -1 : 1)
      }}
    >
      <MoveButtons {...props} />
      <div className={classes.fieldName}>
        <span id={controlId(name, 'title')} className={classes.fieldLabel}>
          {label}
        </span>
        <code className={classes.key}>{name}</code>
        <RowMarks rule={rule} isChanged={isChanged} />
      </div>
      <Switches rule={rule} problems={problems} />
      <PatternCells rule={rule} original={original} verdict={verdict} problems={problems} />
      <Bounds rule={rule} problems={problems} />
      <RowProblems rule={rule} problems={problems} />
    </div>
  )
})

function MoveButtons({ rule: { name }, label, isFirst, isLast, onMove }: RuleRowProps) {
  const intl = useIntl()
  return (
    <div className={classes.moves}>
      <button
        type="button"
        className={classes.move}
        data-up
        id={controlId(name, 'up')}
        aria-label={intl.formatMessage({ id: 'operator.rules.moveUp' }, { field: label })}
        aria-disabled={isFirst || undefined}
        onClick={() => onMove(name, -1)}
      >
        <ChevronDownIcon />
      </button>
      <button
        type="button"
        className={classes.move}
        id={controlId(name, 'down')}
        aria-label={intl.formatMessage({ id: 'operator.rules.moveDown' }, { field: label })}
        aria-disabled={isLast || undefined}
        onClick={() => onMove(name, 1)}
      >
        <ChevronDownIcon />
      </button>
    </div>
  )
}

function RowMarks({ rule, isChanged }: { rule: EditedRule; isChanged: boolean }) {
  const only = rule.methods?.length === 1 ? rule.methods[0] : undefined
  return (
    <span className={classes.marks}>
      {only && (
        <span className={classes.mark}>
          <FormattedMessage id={`operator.rules.methods.${only}`} />
        </span>
      )}
      {isChanged && (
        <span className={classes.mark} data-changed>
          <FormattedMessage id="operator.rules.changed" />
        </span>
      )}
    </span>
  )
}

type CellProps = Pick<RuleRowProps, 'rule' | 'problems'>

function Switches({ rule, problems }: CellProps) {
  const intl = useIntl()
  return (['enabled', 'required'] as const).map((property) => (
    <div key={property} className={classes.switch} data-property={property}>
      <CheckboxField
        id={controlId(rule.name, property)}
        label={intl.formatMessage({ id: `operator.properties.${property}` })}
        error={hiddenError(problems, property)}
        checked={rule[property]}
        onChange={(event) => editRule(rule.name, { [property]: event.target.checked })}
      />
    </div>
  ))
}

function Bounds({ rule, problems }: CellProps) {
  const intl = useIntl()
  return (['minLength', 'maxLength'] as const).map((property) => (
    <div key={property} className={classes.bound} data-property={property}>
      <TextField
        id={controlId(rule.name, property)}
        label={intl.formatMessage({ id: `operator.properties.${property}` })}
        error={hiddenError(problems, property)}
        inputMode="numeric"
        autoComplete="off"
        value={rule[property]}
        onChange={(event) => editRule(rule.name, { [property]: event.target.value })}
      />
    </div>
  ))
}
