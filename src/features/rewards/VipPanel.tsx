import { FormattedMessage, useIntl } from 'react-intl'
import type { Value } from '../../api/operations.ts'
import { read } from '../../api/read.ts'
import { Bones } from '../../kit/query/Bones.tsx'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { useModules } from '../../session/session.queries.ts'
import { FactList } from '../../ui/FactList.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import classes from './rewards.module.css'

type Vip = Value<'GET /wps/vip'>

/**
 * The VIP level, what it takes to the next one, and the bonuses of levels (MEM-02); nothing without
 * a VIP club.
 */
export function VipPanel() {
  const modules = useModules()
  return modules === undefined || modules.has('VIP3') ? (
    <OwnLevel isOn={modules !== undefined} />
  ) : null
}

function OwnLevel({ isOn }: { isOn: boolean }) {
  const vip = useQuery({ ...read('/wps/vip', {}), enabled: isOn })
  return (
    <Panel title={<FormattedMessage id="rewards.vip.title" />}>
      <QueryPart query={vip} placeholder={<Bones count={4} />}>
        {(value) => <Level vip={value} />}
      </QueryPart>
    </Panel>
  )
}

function Level({ vip }: { vip: Vip }) {
  const intl = useIntl()
  const { level, turnover, next } = vip
  const own = vip.levels.find(({ rank }) => rank === level.rank)
  return (
    <>
      <p className={classes.level}>{level.name}</p>
      {next && (
        <div className={classes.progress}>
          <ProgressBar
            max={100}
            value={next.progress}
            label={intl.formatMessage({ id: 'rewards.vip.progress' }, { level: next.name })}
          />
          {intl.formatNumber(next.progress / 100, { style: 'percent' })}
        </div>
      )}
      {next && (
        <p className={classes.note}>
          <FormattedMessage
            id="rewards.vip.missing"
            values={{ amount: <MarketMoney amount={next.missing} />, level: next.name }}
          />
        </p>
      )}
      <FactList
        shape="columns"
        facts={[
          {
            id: 'turnover',
            term: <FormattedMessage id="rewards.vip.turnover" />,
            value: <MarketMoney amount={turnover} />,
          },
          ...(own
            ? [
                {
                  id: 'weekly',
                  term: <FormattedMessage id="rewards.vip.weekly" />,
                  value: <MarketMoney amount={own.weeklyBonus} />,
                },
                {
                  id: 'birthday',
                  term: <FormattedMessage id="rewards.vip.birthday" />,
                  value: <MarketMoney amount={own.birthdayBonus} />,
                },
              ]
            : []),
        ]}
      />
    </>
  )
}
