import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { placeOf, type RuleProblem } from './draft.ts'
import { moveField, useEditor } from './editorStore.ts'
import { RuleRow } from './RuleRow.tsx'
import classes from './rules.module.css'
import { useFieldLabel } from './useFieldLabel.ts'

const columns = [
  'order',
  'field',
  'enabled',
  'required',
  'patternId',
  'acceptedPattern',
  'minLength',
  'maxLength',
] as const

const none: readonly RuleProblem[] = []

/** All fields in the order of the form. `isLocked` while they are on their way to the server. */
export function RuleTable({ isLocked }: { isLocked: boolean }) {
  const intl = useIntl()
  const { original, draft, verdicts, problems } = useEditor()
  const { fields } = draft
  const labelOf = useFieldLabel()
  const { move, moved } = useMove()
  const originals = useMemo(
    () => new Map(original.fields.map((rule) => [rule.name, rule])),
    [original],
  )
  const problemsOf = useMemo(
    () => Map.groupBy(problems, (problem) => placeOf(problem, fields).field),
    [problems, fields],
  )
  const told = fields.find(({ name }) => name === moved?.name)
  return (
    <div className={classes.table} inert={isLocked}>
      <p className="visuallyHidden" role="status">
        {told &&
          intl.formatMessage(
            { id: 'operator.rules.moved' },
            {
              field: labelOf(told.name, told),
              position: moved?.position,
              count: fields.length,
            },
          )}
      </p>
      <div className={classes.columns} aria-hidden="true">
        {columns.map((column) => (
          <span key={column}>{intl.formatMessage({ id: `operator.rules.columns.${column}` })}</span>
        ))}
      </div>
      {fields.map((rule, index) => {
        const found = verdicts[rule.name]
        return (
          <RuleRow
            key={rule.name}
            rule={rule}
            label={labelOf(rule.name, rule)}
            original={originals.get(rule.name)}
            isFirst={index === 0}
            isLast={index === fields.length - 1}
            verdict={found?.pattern === rule.acceptedPattern ? found.verdict : undefined}
            problems={problemsOf.get(rule.name) ?? none}
            onMove={move}
          />
        )
      })}
    </div>
  )
}

/** Moves a field; the focus goes with it, and readers hear where it went. */
function useMove() {
  const [moved, setMoved] = useState<{ name: string; position: number }>()
  const focused = useRef<Element | null>(null)
  const move = useCallback((name: string, by: number) => {
    focused.current = document.activeElement
    const position = moveField(name, by)
    if (position !== undefined) setMoved({ name, position })
  }, [])
  useLayoutEffect(() => {
    // A node that is put elsewhere in the document loses the focus.
    if (moved !== undefined && focused.current instanceof HTMLElement) focused.current.focus()
  }, [moved])
  return { move, moved }
}
