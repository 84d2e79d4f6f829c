import { FormattedMessage } from 'react-intl'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { pointSourceLabels } from '../../lib/records/points.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Panel } from '../../ui/Panel.tsx'
import textClasses from '../../ui/text.module.css'
import { PointCount } from './PointCount.tsx'
import classes from './PointRatios.module.css'
import { moneyOfPoints, pointsPerHundred } from './pointMoney.ts'
import { type PointConfig, pointConfigQuery } from './points.queries.ts'

/**
 * Ratios at which bets and deposits earn points, and the value of points in money (PTS-04,
 * ACT-41).
 */
export function PointRatios() {
  const config = useQuery(pointConfigQuery())
  return (
    <Panel title={<FormattedMessage id="points.ratios.title" />}>
      <p className={textClasses.paragraph}>
        <FormattedMessage
          id="points.ratios.lead"
          values={{ money: <MarketMoney amount="100.00" /> }}
        />
      </p>
      <QueryPart
        query={config}
        failedId="points.ratios.failed"
        placeholder={<div className={classes.skeleton} />}
      >
        {({ ratios }) => <Ratios ratios={ratios} />}
      </QueryPart>
    </Panel>
  )
}

const earningSources = [
  ['live', 'LIVE'],
  ['lottery', 'LOTTERY'],
  ['pvp', 'PVP'],
  ['rng', 'RNG'],
  ['sports', 'SPORTS'],
  ['deposit', 'DEPOSIT'],
] as const

function Ratios({ ratios }: Pick<PointConfig, 'ratios'>) {
  return (
    <FactList
      shape="columns"
      facts={[
        ...earningSources
          .filter(([type]) => Number(ratios[type]) > 0)
          .map(([type, source]) => ({
            id: type,
            term: <FormattedMessage id={pointSourceLabels[source]} />,
            value: <PointCount points={pointsPerHundred(ratios[type])} />,
          })),
        {
          id: 'redeem',
          term: <FormattedMessage id="points.ratios.redeem" />,
          value: (
            <FormattedMessage
              id="points.ratios.worth"
              values={{
                points: <PointCount points={100} />,
                money: <MarketMoney amount={moneyOfPoints(100, ratios.redeem)} />,
              }}
            />
          ),
        },
      ]}
    />
  )
}
