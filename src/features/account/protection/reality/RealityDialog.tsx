import { FormattedMessage, useIntl } from 'react-intl'
import { signOf } from '../../../../kit/format/signOf.ts'
import { closeModal, useModalStore } from '../../../../kit/modal/modalStore.ts'
import { useGoOn } from '../../../../kit/page/useGoOn.ts'
import { QueryPart } from '../../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../../kit/query/useQuery.ts'
import { moneyFact } from '../../../../money/moneyFact.tsx'
import { paths } from '../../../../paths.ts'
import { MarketMoney } from '../../../../session/MarketMoney.tsx'
import { stopPlaying } from '../../../../session/play.ts'
import { Button } from '../../../../ui/Button.tsx'
import { FactList } from '../../../../ui/FactList.tsx'
import layoutClasses from '../../../../ui/layout.module.css'
import textClasses from '../../../../ui/text.module.css'
import { durationText } from '../duration.ts'
import { realityCheckQuery } from '../protection.queries.ts'
import classes from './reality.module.css'
import type { RealityCheck } from './reminder.ts'

/**
 * Reality check: time and money of this session by the server's figures, with the choice to stop or
 * go on.
 */
export function RealityDialog() {
  const check = useQuery(realityCheckQuery())
  const goOn = useGoOn()
  const stop = async () => {
    await closeModal()
    stopPlaying()
    // Closes the dialogs over the game and the game itself.
    while (useModalStore.getState().modals.length > 0) await closeModal()
    await goOn(paths.member('protection'))
  }
  return (
    <div className={layoutClasses.stack16}>
      <QueryPart query={check} placeholder={<Skeleton count={3} />}>
        {(value) => <Figures check={value} />}
      </QueryPart>
      <div className={classes.actions}>
        <Button onClick={() => void closeModal()}>
          <FormattedMessage id="protection.reality.goOn" />
        </Button>
        <Button variant="primary" onClick={() => void stop()}>
          <FormattedMessage id="protection.reality.stop" />
        </Button>
      </div>
    </div>
  )
}

const results = { minus: 'lost', plus: 'won', zero: 'even' } as const

function Figures({
  check: { minutes, intervalMinutes, staked, won, net },
}: {
  check: RealityCheck
}) {
  const intl = useIntl()
  const result = results[signOf(net)]
  return (
    <>
      <p className={classes.time}>
        <FormattedMessage
          id="protection.reality.dialogText"
          values={{ size: <strong>{durationText(intl, minutes)}</strong> }}
        />
      </p>
      <p className={classes.result} data-result={result}>
        <FormattedMessage
          id={`protection.reality.${result}`}
          values={{ amount: <MarketMoney amount={net.replace('-', '')} /> }}
        />
      </p>
      <FactList
        facts={[
          moneyFact('staked', 'protection.session.staked', staked),
          moneyFact('won', 'protection.session.won', won),
          moneyFact('net', 'protection.session.net', net),
        ]}
      />
      <p className={textClasses.note}>
        {intervalMinutes === 0 ? (
          <FormattedMessage id="protection.reality.last" />
        ) : (
          <FormattedMessage
            id="protection.reality.next"
            values={{ size: durationText(intl, intervalMinutes) }}
          />
        )}
      </p>
    </>
  )
}
