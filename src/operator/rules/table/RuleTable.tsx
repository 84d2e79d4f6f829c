import { useIntl } from 'react-intl'
import patterns from '../../patterns.module.css'
import type { FieldGroup } from '../draft.ts'
import { useEditor } from '../editorStore.ts'
import { byGroup, isAtEnd } from '../formGroups.ts'
import { useSelection } from '../selection.ts'
import { groupName } from '../useConditionWords.ts'
import { isRowInFilter, type RuleFilter } from './filterRules.ts'
import { NoMatch } from './NoMatch.tsx'
import { RuleRow } from './RuleRow.tsx'
import classes from './table.module.css'
import { useMoves } from './useMoves.ts'
import type { RuleRowData } from './useRuleRows.ts'

const columns = ['enabled', 'required', 'patternId', 'lengths', 'verdict'] as const

function TableHead() {
  const intl = useIntl()
  return (
    <thead>
      <tr>
        <th scope="col" className={classes.gripColumn}>
          <span className="visuallyHidden">
            {intl.formatMessage({ id: 'operator.rules.columns.order' })}
          </span>
        </th>
        <th scope="col">{intl.formatMessage({ id: 'operator.rules.columns.field' })}</th>
        {columns.map((column) => (
          <th key={column} scope="col" data-column={column}>
            {intl.formatMessage({ id: `operator.rules.columns.${column}` })}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type HeadProps = { group: FieldGroup | undefined; isEmpty: boolean }

function GroupHead({ group, isEmpty }: HeadProps) {
  const intl = useIntl()
  return (
    <tr className={classes.group}>
      <th colSpan={columns.length + 2} scope="rowgroup">
        <bdi>
          {group ? groupName(intl, group) : intl.formatMessage({ id: 'operator.groups.none' })}
        </bdi>
        {isEmpty && (
          <span className={patterns.note}>
            {intl.formatMessage({ id: 'operator.groups.empty' })}
          </span>
        )}
      </th>
    </tr>
  )
}

type Props = { rows: readonly RuleRowData[]; filter: RuleFilter }

/** Fields that match the filter, in the order of the form. */
export function RuleTable({ rows, filter }: Props) {
  const intl = useIntl()
  const { moves, announcement } = useMoves()
  const open = useSelection((state) => state.open)
  const shown = rows
    .map((row, index) => ({ ...row, position: index + 1 }))
    .filter((row) => isRowInFilter(row, filter))
  const draft = useEditor((state) => state.draft)
  const { groups = [] } = draft
  const isWhole = shown.length === rows.length
  const sections = byGroup(
    shown.map((row) => ({ group: row.rule.group, row })),
    groups,
  ).filter(({ rules: own }) => own.length > 0 || isWhole)
  return (
    <div className={classes.frame}>
      <p className="visuallyHidden" role="status">
        {announcement}
      </p>
      <table className={`${patterns.table} ${classes.table}`}>
        <caption className="visuallyHidden">
          {intl.formatMessage({ id: 'operator.rules.title' })}
        </caption>
        <TableHead />
        {sections.map(({ group, rules: own }) => (
          <tbody key={group?.id ?? ''}>
            {groups.length > 0 && (own.length > 0 || group) && (
              <GroupHead group={group} isEmpty={own.length === 0} />
            )}
            {own.map(({ row }) => (
              <RuleRow
                key={row.rule.name}
                {...row}
                count={rows.length}
                isFirst={isAtEnd(draft, row.rule.name, -1)}
                isLast={isAtEnd(draft, row.rule.name, 1)}
                isOpen={open === row.rule.name}
                moves={moves}
              />
            ))}
          </tbody>
        ))}
      </table>
      {shown.length === 0 && <NoMatch />}
    </div>
  )
}
