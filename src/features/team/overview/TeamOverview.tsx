import { FormattedMessage } from 'react-intl'
import type { Value } from '../../api/operations.ts'
import { read } from '../../api/read.ts'
import { formatNumber } from '../../kit/format/numbers.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { Bones } from '../../kit/query/Bones.tsx'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { FactList } from '../../ui/FactList.tsx'

type Overview = Value<'GET /wps/agent/overview'>

/** How many the team is, and what it has (AGENT-06). */
export function TeamOverview() {
  const overview = useQuery(read('/wps/agent/overview', { query: {} }))
  return (
    <QueryPart query={overview} placeholder={<Bones count={5} shape="tiles" />}>
      {(value) => <TeamSize overview={value} />}
    </QueryPart>
  )
}

function TeamSize({ overview }: { overview: Overview }) {
  const language = useLanguage()
  const counts = (['teamSize', 'agents', 'activeMembers', 'newToday'] as const).map((id) => ({
    id,
    term: <FormattedMessage id={`team.overview.${id}`} />,
    value: formatNumber(overview[id], language),
  }))
  const balance = {
    id: 'balance',
    term: <FormattedMessage id="team.overview.balance" />,
    value: <MarketMoney amount={overview.teamBalance} />,
  }
  return <FactList shape="tiles" facts={[...counts, balance]} />
}
