import { type RefObject, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Value } from '../../../api/operations.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { useOverflow } from '../../../ui/useOverflow.ts'
import { LevelRow } from './LevelRow.tsx'
import { levelGroups } from './levelRows.ts'
import classes from './VipLevels.module.css'

type Vip = Value<'GET /wps/vip'>

/** Comparison of the requirements and benefits of all levels; the member's own is marked. */
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
    const start = own.current.offsetLeft - titles.offsetWidth
    strip.scrollLeft = level.rank > 0 ? start : 0
  }, [level.rank])
  return (
    <Panel title={label}>
      <section
        ref={place}
        className={classes.strip}
        aria-label={
          overflows ? intl.formatMessage({ id: 'rewards.vip.levels.comparison' }) : undefined
        }
        tabIndex={overflows ? 0 : undefined}
      >
        <table className={classes.table} aria-label={label}>
          <LevelHeadings levels={levels} level={level} own={own} />
          {levelGroups(levels).map(({ id, rows }) => (
            <tbody key={id}>
              <tr className={classes.group}>
                <th scope="rowgroup" colSpan={levels.length + 1}>
                  <span>
                    <FormattedMessage id={`rewards.vip.levels.groups.${id}`} />
                  </span>
                </th>
              </tr>
              {rows.map((row) => (
                <LevelRow key={row.id} row={row} ownRank={level.rank} levels={levels} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </Panel>
  )
}

type HeadingsProps = Pick<Vip, 'levels' | 'level'> & {
  /** Heading of the member's own level. */
  own: RefObject<HTMLTableCellElement | null>
}

const LevelHeadings = ({ levels, level, own }: HeadingsProps) => (
  <thead>
    <tr>
      <th scope="col" className={classes.corner}>
        <FormattedMessage id="rewards.vip.levels.level" />
      </th>
      {levels.map(({ rank, name }) => (
        <th
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
        </th>
      ))}
    </tr>
  </thead>
)
