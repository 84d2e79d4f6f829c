import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { formatCount } from '../../../kit/format/numbers.ts'
import { formatPercent } from '../../../kit/format/percent.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { neededBets } from '../../../lib/contracts/contractTerms.ts'
import { moneyFact } from '../../../money/moneyFact.tsx'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import type { Fact } from '../../../ui/FactList.tsx'
import type { ContractTerms } from '../terms/contractKinds.ts'
import type { RunningPeriod } from './runningTimes.ts'

/** Figures of the current period, each with the minimum that the terms require. */
export function useRunningFacts(terms: ContractTerms, period: RunningPeriod): Fact[] {
  const language = useLanguage()
  const isWage = terms.kind === 'dailyWage' || terms.kind === 'hourlyWage'
  const bets = isWage ? neededBets(terms) : '0.00'
  const { minimumActiveMembers } = terms
  return [
    {
      id: 'validBet',
      term: <FormattedMessage id="contracts.preview.validBet" />,
      value: (
        <Reached
          value={<MarketMoney amount={period.validBet} />}
          requirement={Number(bets) > 0 ? <MarketMoney amount={bets} /> : undefined}
        />
      ),
    },
    ...(terms.kind === 'dividend'
      ? [moneyFact('profitLoss', 'records.columns.profit', period.profitLoss)]
      : []),
    {
      id: 'active',
      term: <FormattedMessage id="contracts.preview.activeMembers" />,
      value: (
        <Reached
          value={formatCount(period.activeMembers, language)}
          requirement={
            minimumActiveMembers > 0 ? formatCount(minimumActiveMembers, language) : undefined
          }
        />
      ),
    },
    // A real-time salary has no rate per period: won and lost bets have different rates.
    ...(terms.kind === 'realTimeSalary'
      ? []
      : [
          {
            id: 'rate',
            term: <FormattedMessage id="contracts.preview.rate" />,
            value: <ReachedRate terms={terms} rate={period.rate} />,
          },
        ]),
    moneyFact('amount', 'contracts.running.soFar', period.amount),
  ]
}

function Reached({ value, requirement }: { value: ReactNode; requirement: ReactNode }) {
  if (requirement === undefined) return value
  return <FormattedMessage id="contracts.running.of" values={{ value, needed: requirement }} />
}

function ReachedRate({ terms, rate }: { terms: ContractTerms; rate: string }) {
  const language = useLanguage()
  if (Number(rate) === 0) return <FormattedMessage id="contracts.running.notReached" />
  const percent = formatPercent(rate, language)
  if (terms.kind !== 'dividend') return percent
  const number = terms.tiers.findIndex((tier) => Number(tier.rate) === Number(rate)) + 1
  const values = { number, count: terms.tiers.length, rate: percent }
  return <FormattedMessage id="contracts.running.tier" values={values} />
}
