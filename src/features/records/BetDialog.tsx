import type { UseQueryResult } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ApiError } from '../../api/failure.ts'
import { read } from '../../api/read.ts'
import { formatInstant, zoneName } from '../../kit/format/dates.ts'
import { formatPercent } from '../../kit/format/percent.ts'
import { type Sign, signOf } from '../../kit/format/signOf.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import type { MessageId } from '../../kit/i18n/messageIds.ts'
import type { ModalData } from '../../kit/modal/modalTable.ts'
import { CopyButton } from '../../kit/page/CopyButton.tsx'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../kit/query/Skeleton.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { betStatusLabels, betStatusTones, gameTypeLabels } from '../../lib/records/bets.ts'
import { referenceOf } from '../../lib/reference.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { useMarket } from '../../session/market.ts'
import { Badge } from '../../ui/Badge.tsx'
import { type Fact, FactList } from '../../ui/FactList.tsx'
import layoutClasses from '../../ui/layout.module.css'
import { PersonName } from '../../ui/PersonName.tsx'
import textClasses from '../../ui/text.module.css'
import classes from './BetDialog.module.css'
import { BetRound } from './BetRound.tsx'
import type { BetDetail } from './betDetail.ts'

/**
 * Details of a bet of the member, or of a member of their team: amounts, round and the reference to
 * quote to the support (REC-05, AGENT-09).
 */
export const BetDialog = ({ betId, account }: ModalData<'bet'>) =>
  account === undefined ? <OwnBet betId={betId} /> : <TeamBet betId={betId} account={account} />

function OwnBet({ betId }: { betId: string }) {
  const bet = useQuery(read('/wps/records/bets/{betId}', { path: { betId } }))
  return <LoadedBet bet={bet} />
}

function TeamBet({ betId, account }: { betId: string; account: string }) {
  const bet = useQuery(read('/wps/agent/bets/{betId}', { path: { betId } }))
  return <LoadedBet bet={bet} account={account} />
}

type LoadedProps = { bet: UseQueryResult<BetDetail, ApiError>; account?: string }

const LoadedBet = ({ bet, account }: LoadedProps) => (
  <QueryPart query={bet} failedId="records.bet.failed" placeholder={<Skeleton count={8} />}>
    {(detail) => <BetFacts bet={detail} account={account} />}
  </QueryPart>
)

function BetFacts({ bet, account }: { bet: BetDetail; account: string | undefined }) {
  const intl = useIntl()
  const language = useLanguage()
  const { timeZone } = useMarket()
  const facts = useFacts(bet, account)
  const tone = bet.status === 'CANCELLED' ? undefined : betStatusTones[bet.status]
  return (
    <article className={layoutClasses.stack20}>
      <p>
        <Badge {...(tone && { tone })}>
          <FormattedMessage id={betStatusLabels[bet.status]} />
        </Badge>
      </p>
      <dl className={classes.money}>
        <Sum label="records.columns.stake" amount={bet.stake} />
        <Sum label="records.columns.win" amount={bet.win} />
        <Sum label="records.columns.profit" amount={bet.profit} sign={signOf(bet.profit)} />
      </dl>
      <BetRound bet={bet} />
      <FactList facts={facts} />
      <p className={textClasses.note}>
        <FormattedMessage id="records.zone" values={{ zone: zoneName(language, timeZone) }} />
      </p>
      <div className={layoutClasses.stack12}>
        <Reference
          title={intl.formatMessage({ id: 'records.bet.reference' })}
          text={referenceOf(bet.betId)}
          label={intl.formatMessage({ id: 'records.bet.copyReference' })}
        />
        <Reference
          title={intl.formatMessage({ id: 'records.bet.round' })}
          text={bet.round}
          label={intl.formatMessage({ id: 'records.bet.copyRound' })}
        />
      </div>
    </article>
  )
}

type SumProps = {
  label: 'records.columns.stake' | 'records.columns.win' | 'records.columns.profit'
  amount: string
  sign?: Sign
}

function Sum({ label, amount, sign }: SumProps) {
  return (
    <div>
      <dt>
        <FormattedMessage id={label} />
      </dt>
      <dd data-sign={sign}>
        <MarketMoney amount={amount} />
      </dd>
    </div>
  )
}

function Reference({ title, text, label }: { title: string; text: string; label: string }) {
  return (
    <div className={classes.reference}>
      <p>
        <span className={classes.referenceTitle}>{title}</span>
        <code className={classes.code}>{text}</code>
      </p>
      <CopyButton text={text} label={label} />
    </div>
  )
}

function useFacts(bet: BetDetail, account: string | undefined): Fact[] {
  const intl = useIntl()
  const language = useLanguage()
  const { timeZone } = useMarket()
  const moment = (at: string) => (
    <time dateTime={at}>{formatInstant(at, 'dateTime', language, timeZone)}</time>
  )
  const fact = (id: MessageId, value: Fact['value']): Fact => ({
    id,
    term: intl.formatMessage({ id }),
    value,
  })
  return [
    ...(account === undefined
      ? []
      : [fact('records.columns.account', <PersonName name={account} />)]),
    fact('records.columns.placedAt', moment(bet.placedAt)),
    ...(bet.settledAt === undefined
      ? []
      : [fact('records.columns.settledAt', moment(bet.settledAt))]),
    fact('records.columns.gameType', intl.formatMessage({ id: gameTypeLabels[bet.gameType] })),
    fact('records.columns.validBet', <MarketMoney amount={bet.validBet} />),
    ...(bet.rtp === undefined ? [] : [fact('records.bet.rtp', formatPercent(bet.rtp, language))]),
  ]
}
