import { FormattedMessage, useIntl } from 'react-intl'
import type { Value } from '../../api/operations.ts'
import { read } from '../../api/read.ts'
import { write } from '../../api/write.ts'
import { Bones } from '../../kit/query/Bones.tsx'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { Button } from '../../ui/Button.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Panel } from '../../ui/Panel.tsx'
import classes from './rewards.module.css'
import { useClaim } from './useClaim.ts'

type Rebates = Value<'GET /wps/rebates'>

/** What the turnover since the last claim has earned, by type of game. */
export function RebatePanel() {
  const rebates = useQuery(read('/wps/rebates', {}))
  return (
    <div className={classes.rebates}>
      <QueryPart query={rebates} placeholder={<Bones count={4} />}>
        {(value) => <RebateEarnings rebates={value} />}
      </QueryPart>
    </div>
  )
}

function RebateEarnings({ rebates }: { rebates: Rebates }) {
  const intl = useIntl()
  const { claim, isClaiming } = useClaim((idempotencyKey) =>
    write('POST /wps/rebates/claim', {}, { idempotencyKey }),
  )
  return (
    <Panel title={<FormattedMessage id="rewards.rebates.title" />}>
      <div className={classes.claim}>
        <p className={classes.sum}>
          <MarketMoney amount={rebates.amount} />
        </p>
        {rebates.claimable ? (
          <Button variant="primary" busy={isClaiming} onClick={claim}>
            <FormattedMessage id="rewards.claim" />
          </Button>
        ) : (
          <p className={classes.note}>
            <FormattedMessage
              id="rewards.rebates.minimum"
              values={{ amount: <MarketMoney amount={rebates.minimum} /> }}
            />
          </p>
        )}
      </div>
      {rebates.items.length > 0 && (
        <FactList
          facts={rebates.items.map(({ gameType, validBet, rate, amount }) => ({
            id: gameType,
            term: <FormattedMessage id={`rewards.gameTypes.${gameType}`} />,
            value: (
              <FormattedMessage
                id="rewards.rebates.line"
                values={{
                  bets: <MarketMoney amount={validBet} />,
                  rate: intl.formatNumber(Number(rate) / 100, {
                    style: 'percent',
                    maximumFractionDigits: 4,
                  }),
                  amount: <MarketMoney amount={amount} />,
                }}
              />
            ),
          }))}
        />
      )}
    </Panel>
  )
}
