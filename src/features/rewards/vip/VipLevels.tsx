import { type RefObject, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Value } from '../../../api/operations.ts'
import { ThemeProvider } from '../../../kit/theme/ThemeProvider.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Table } from '../../../ui/Table.tsx'
import { useOverflow } from '../../../ui/useOverflow.ts'
import { LevelRow } from './LevelRow.tsx'
import { levelGroups } from './levelRows.ts'
import classes from './VipLevels.module.css'

type Vip = Value<'GET /wps/vip'>

/** Comparison of the requirements and benefits of all levels; the member's own level is marked. */
export function VipLevels({ vip: { levels, level } }: { vip: Vip }) {
  const intl = useIntl()
  const label = intl.formatMessage({ id: 'rewards.vip.levels.title' })
  const [place, overflows] = useOverflow()
  const own = useRef<HTMLTableCellElement>(null)
  useEffect(() => {
    // In a narrow viewport the strip scrolls to the member's own level.
    const strip = own.current?.closest('section')
    const titles = own.current?.parentElement?.querySelector('th')
    if (!strip || !own.current || !titles) return
    if (level.rank === 0) return
    const [column, fixed] = [own.current.getBoundingClientRect(), titles.getBoundingClientRect()]
    const isMirrored = getComputedStyle(strip).direction === 'rtl'
    strip.scrollLeft += isMirrored ? column.right - fixed.left : column.left - fixed.right
  }, [level.rank])
  return (
    <Panel title={label}>
      <ThemeProvider>
        <section
          ref={place}
          className={classes.strip}
          aria-label={
            overflows ? intl.formatMessage({ id: 'rewards.vip.levels.comparison' }) : undefined
          }
          tabIndex={overflows ? 0 : undefined}
        >
          <Table className={classes.table} aria-label={label} tabularNums>
            <LevelHeadings levels={levels} level={level} own={own} />
            {levelGroups(levels).map(({ id, rows }) => (
              <Table.Tbody key={id}>
                <Table.Tr className={classes.group}>
                  <Table.Th scope="rowgroup" colSpan={levels.length + 1}>
                    <span>
                      <FormattedMessage id={`rewards.vip.levels.groups.${id}`} />
                    </span>
                  </Table.Th>
                </Table.Tr>
                {rows.map((row) => (
                  <LevelRow key={row.id} row={row} ownRank={level.rank} levels={levels} />
                ))}
              </Table.Tbody>
            ))}
          </Table>
        </section>
      </ThemeProvider>
    </Panel>
  )
}

type HeadingsProps = Pick<Vip, 'levels' | 'level'> & {
  /** Heading of the member's own level. */
  own: RefObject<HTMLTableCellElement | null>
}

const LevelHeadings = ({ levels, level, own }: HeadingsProps) => (
  <Table.Thead>
    <Table.Tr>
      <Table.Th scope="col" className={classes.corner}>
        <FormattedMessage id="rewards.vip.levels.level" />
      </Table.Th>
      {levels.map(({ rank, name }) => (
        <Table.Th
          key={rank}
          ref={rank === level.rank ? own : undefined}
          scope="col"
          data-own={rank === level.rank || undefined}
        >
          {name}
          {rank === level.rank && (
            <span className={classes.mark}>
              <FormattedMessage id="rewards.vip.levels.own" />
            </span>
          )}
        </Table.Th>
      ))}
    </Table.Tr>
  </Table.Thead>
)
