import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatNumber } from '../../kit/format/numbers.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import type { MessageId } from '../../kit/i18n/messageIds.ts'
import { FactList } from '../../ui/FactList.tsx'
import layoutClasses from '../../ui/layout.module.css'
import classes from './BetDialog.module.css'
import type { BetDetail } from './betDetail.ts'
import { readSymbols } from './readSymbols.ts'
import { GameRound } from './round/GameRound.tsx'

/** The bet's selection and the outcome of its round. */
export function BetRound({ bet }: { bet: BetDetail }) {
  const { choice, result, gameRound, nodeId, status } = bet
  const facts = useChoice(bet)
  return (
    <section className={layoutClasses.column16}>
      {choice && <FactList facts={facts} />}
      {gameRound && (
        <>
          <RoundTitle
            id={gameRound.kind === 'SPORTS' ? 'records.bet.sports.legs' : 'records.bet.result'}
          />
          <GameRound round={gameRound} nodeId={nodeId} />
        </>
      )}
      {result && <Result bet={bet} result={result} />}
      {!result && !(gameRound && status === 'SETTLED') && (
        <p className={classes.waiting}>
          <FormattedMessage
            id={status === 'CANCELLED' ? 'records.bet.cancelled' : 'records.bet.pending'}
          />
        </p>
      )}
    </section>
  )
}

const RoundTitle = ({ id }: { id: 'records.bet.result' | 'records.bet.sports.legs' }) => (
  <h3 className={classes.resultTitle}>
    <FormattedMessage id={id} />
  </h3>
)

function Result({ bet, result }: { bet: BetDetail; result: NonNullable<BetDetail['result']> }) {
  const language = useLanguage()
  return (
    <>
      <RoundTitle id="records.bet.result" />
      <div className={layoutClasses.line}>
        <Symbols bet={bet} symbols={result.symbols} />
        <span className={classes.multiplier}>
          <span className="visuallyHidden">
            <FormattedMessage id="records.bet.multiplier" />
          </span>
          <FormattedMessage
            id="records.bet.times"
            values={{ multiplier: formatNumber(Number(result.multiplier), language) }}
          />
        </span>
      </div>
    </>
  )
}

function Symbols({ bet, symbols }: { bet: BetDetail; symbols: readonly string[] }) {
  const intl = useIntl()
  const shown = readSymbols(bet.gameType, symbols)
  switch (shown.kind) {
    case 'score':
      return (
        <Tiles>
          {[
            <span key="score" className={classes.tile}>
              <span className="visuallyHidden">
                {intl.formatMessage({ id: 'records.bet.scoreLabel' }, shown)}
              </span>
              <span aria-hidden="true">
                {intl.formatMessage({ id: 'records.bet.score' }, shown)}
              </span>
            </span>,
          ]}
        </Tiles>
      )
    case 'hands':
      return (
        <Tiles>
          {shown.hands.map(({ side, points }) => (
            <span key={side} className={classes.tile}>
              {intl.formatMessage(
                { id: 'records.bet.hand' },
                { side: intl.formatMessage({ id: `records.bet.${side}` }), points },
              )}
            </span>
          ))}
        </Tiles>
      )
    case 'pictures':
      return (
        <Tiles>
          {shown.pictures.map(({ key, name, labelId }) => (
            <span key={key} className={classes.tile}>
              {labelId === undefined ? name : intl.formatMessage({ id: labelId })}
            </span>
          ))}
        </Tiles>
      )
  }
}

const Tiles = ({ children }: { children: ReactNode }) => (
  <div className={layoutClasses.actions}>{children}</div>
)

function useChoice({ choice }: BetDetail) {
  const intl = useIntl()
  const language = useLanguage()
  const { event, selection, odds } = choice ?? {}
  const fact = (id: MessageId, value: ReactNode) => ({
    id,
    term: intl.formatMessage({ id }),
    value,
  })
  const selectionTitle = event === undefined ? 'records.bet.ticket' : 'records.bet.selection'
  return [
    ...(event === undefined ? [] : [fact('records.bet.event', event)]),
    ...(selection === undefined ? [] : [fact(selectionTitle, selection)]),
    ...(odds === undefined
      ? []
      : [
          fact(
            'records.bet.odds',
            formatNumber(Number(odds), language, { minimumFractionDigits: 2 }),
          ),
        ]),
  ]
}
