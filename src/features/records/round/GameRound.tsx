import { FormattedMessage } from 'react-intl'
import type { components } from '../../../api/gen/paths.ts'
import { formatNumber } from '../../../kit/format/numbers.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { ThemeProvider } from '../../../kit/theme/ThemeProvider.tsx'
import { CrashResult, MinesResult } from './FairRounds.tsx'
import { LotteryResult } from './LotteryResult.tsx'
import classes from './round.module.css'
import { SlotResult } from './SlotResult.tsx'
import { SportsResult } from './SportsResult.tsx'
import { TableResult } from './TableResult.tsx'
import { useSymbolName } from './useSymbolName.ts'

type Schemas = components['schemas']

type Props = { round: Schemas['GameRound']; nodeId: string }

/** Explanation of a bet's round, depending on the kind of game. */
export const GameRound = (props: Props) => (
  <ThemeProvider>
    <RoundOfKind {...props} />
  </ThemeProvider>
)

function RoundOfKind({ round, nodeId }: Props) {
  switch (round.kind) {
    case 'SLOT':
      return <SlotResult round={round} />
    case 'TABLE':
      return <TableResult round={round} />
    case 'SHOT':
      return <ShotResult round={round} />
    case 'CRASH':
      return <CrashResult round={round} nodeId={nodeId} />
    case 'MINES':
      return <MinesResult round={round} nodeId={nodeId} />
    case 'LOTTERY':
      return <LotteryResult round={round} />
    case 'SPORTS':
      return <SportsResult round={round} />
  }
}

function ShotResult({ round: { target, odds, isHit } }: { round: Schemas['ShotRound'] }) {
  const language = useLanguage()
  const symbolName = useSymbolName()
  return (
    <p className={classes.sentence} data-won={isHit}>
      <FormattedMessage
        id={isHit ? 'records.bet.shot.hit' : 'records.bet.shot.missed'}
        values={{ target: symbolName(target), odds: formatNumber(Number(odds), language) }}
      />
    </p>
  )
}
