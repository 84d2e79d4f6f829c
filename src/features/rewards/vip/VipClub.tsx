import { FormattedMessage } from 'react-intl'
import type { Value } from '../../../api/operations.ts'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { Panel } from '../../../ui/Panel.tsx'
import textClasses from '../../../ui/text.module.css'
import { VipBonusCard } from './VipBonusCard.tsx'
import { VipLevels } from './VipLevels.tsx'
import { VipStanding } from './VipStanding.tsx'
import classes from './vip.module.css'
import { useVip } from './vip.queries.ts'

type Vip = Value<'GET /wps/vip'>

/** Recurring bonuses come first, then level bonuses by level. A claim does not change the order. */
const order: readonly Vip['bonuses'][number]['kind'][] = ['WEEKLY', 'BIRTHDAY', 'LEVEL_UP']

/** Bonuses that the member has or can reach, each with its claim button (MEM-02). */
function VipBonuses({ vip }: { vip: Vip }) {
  const { bonuses, levels } = vip
  const ordered = order.flatMap((kind) => bonuses.filter((bonus) => bonus.kind === kind))
  const hasBirthday = bonuses.some(({ kind }) => kind === 'BIRTHDAY')
  return (
    <Panel title={<FormattedMessage id="rewards.vip.bonuses.title" />}>
      <ul className={classes.bonuses}>
        {ordered.map((bonus) => (
          <VipBonusCard key={bonus.bonusId} bonus={bonus} levels={levels} />
        ))}
      </ul>
      {!hasBirthday && (
        <p className={textClasses.term}>
          <FormattedMessage id="rewards.vip.bonuses.noBirthday" />
        </p>
      )}
    </Panel>
  )
}

const VipSkeleton = () => (
  <div className={layoutClasses.column16} aria-hidden="true">
    <span className={`${layoutClasses.panel} ${classes.block}`} data-part="standing" />
    <span className={`${layoutClasses.panel} ${classes.block}`} data-part="bonuses" />
    <span className={`${layoutClasses.panel} ${classes.block}`} data-part="levels" />
  </div>
)

/** VIP club: the member's level, bonuses to claim, and the benefits of each level (MEM-27). */
export function VipClub() {
  return (
    <QueryPart query={useVip()} placeholder={<VipSkeleton />}>
      {(vip) => (
        <div className={layoutClasses.column16}>
          <VipStanding vip={vip} />
          <VipBonuses vip={vip} />
          <VipLevels vip={vip} />
        </div>
      )}
    </QueryPart>
  )
}
