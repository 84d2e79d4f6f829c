import { FormattedMessage } from 'react-intl'
import type { Value } from '../../../api/operations.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { VipBonusCard } from './VipBonusCard.tsx'
import classes from './vip.module.css'

type Vip = Value<'GET /wps/vip'>

/** Recurring bonuses come first, then level bonuses by level. A claim does not change the order. */
const order: readonly Vip['bonuses'][number]['kind'][] = ['WEEKLY', 'BIRTHDAY', 'LEVEL_UP']

/** Bonuses that the member has or can reach, each with its claim button (MEM-02). */
export function VipBonuses({ vip }: { vip: Vip }) {
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
        <p className={classes.note}>
          <FormattedMessage id="rewards.vip.bonuses.noBirthday" />
        </p>
      )}
    </Panel>
  )
}
