import { FormattedMessage, useIntl } from 'react-intl'
import { read } from '../../../api/read.ts'
import { formatInstant } from '../../../kit/format/dates.ts'
import { formatNumber } from '../../../kit/format/numbers.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import type { ModalData } from '../../../kit/modal/modalTable.ts'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { moneyFact } from '../../../money/moneyFact.tsx'
import { useMarket } from '../../../session/market.ts'
import { type Fact, FactList } from '../../../ui/FactList.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { PersonName } from '../../../ui/PersonName.tsx'
import { BlockNotice } from '../block/BlockNotice.tsx'
import type { DownlineDetail } from '../downlineDetail.ts'
import { PresenceText } from '../presence/PresenceText.tsx'
import { DownlineActions } from './DownlineActions.tsx'
import { DownlineContracts } from './DownlineContracts.tsx'
import { DownlineFigures } from './DownlineFigures.tsx'
import { DownlineRates } from './DownlineRates.tsx'

/** Details of a team member: profile, figures and the agent's actions (ACT-46). */
export function DownlineDialog({ memberId }: ModalData<'downline'>) {
  const detail = useQuery(read('/wps/agent/downline/{memberId}', { path: { memberId } }))
  return (
    <QueryPart query={detail} failedId="team.downline.failed" placeholder={<Skeleton count={8} />}>
      {(value) => <DownlineCard detail={value} />}
    </QueryPart>
  )
}

function DownlineCard({ detail }: { detail: DownlineDetail }) {
  const facts = useFacts(detail)
  return (
    <article className={layoutClasses.stack20}>
      {detail.block && <BlockNotice block={detail.block} />}
      <DownlineActions detail={detail} />
      <FactList shape="columns" facts={facts} />
      <DownlineFigures detail={detail} />
      <DownlineRates rates={detail.rates} />
      <DownlineContracts detail={detail} />
    </article>
  )
}

function useFacts(detail: DownlineDetail): Fact[] {
  const intl = useIntl()
  const language = useLanguage()
  const { timeZone } = useMarket()
  const { accountKind, upline, level, joinedAt, directDownlines, teamSize, balance } = detail
  const kindId =
    accountKind === 'AGENT' ? 'records.accountKinds.AGENT' : 'records.accountKinds.MEMBER'
  return [
    {
      id: 'nickname',
      term: <FormattedMessage id="team.downline.nickname" />,
      value: <PersonName name={detail.nickname} />,
    },
    {
      id: 'accountKind',
      term: <FormattedMessage id="records.columns.accountKind" />,
      value: intl.formatMessage({ id: kindId }),
    },
    {
      id: 'upline',
      term: <FormattedMessage id="team.downline.upline" />,
      value: <PersonName name={upline.account} />,
    },
    {
      id: 'level',
      term: <FormattedMessage id="team.downline.level" />,
      value: formatNumber(level, language),
    },
    {
      id: 'joinedAt',
      term: <FormattedMessage id="records.columns.joinedAt" />,
      value: formatInstant(joinedAt, 'minute', language, timeZone),
    },
    {
      id: 'presence',
      term: <FormattedMessage id="team.presence.title" />,
      value: <PresenceText isOnline={detail.isOnline} lastSeenAt={detail.lastSeenAt} />,
    },
    {
      id: 'directDownlines',
      term: <FormattedMessage id="records.columns.directDownlines" />,
      value: formatNumber(directDownlines, language),
    },
    {
      id: 'teamSize',
      term: <FormattedMessage id="records.columns.teamSize" />,
      value: formatNumber(teamSize, language),
    },
    moneyFact('balance', 'records.columns.balance', balance),
  ]
}
