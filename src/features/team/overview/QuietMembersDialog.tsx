import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Value } from '../../../api/operations.ts'
import { read } from '../../../api/read.ts'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { PageNumbers } from '../../../kit/pager/PageNumbers.tsx'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { ThemeProvider } from '../../../kit/theme/ThemeProvider.tsx'
import { plainName } from '../../../lib/names/personName.ts'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { type DataColumn, DataTable } from '../../../ui/DataTable.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { PersonName } from '../../../ui/PersonName.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import textClasses from '../../../ui/text.module.css'

type QuietMember = Value<'GET /wps/agent/quietMembers'>['items'][number]

const pageSize = 10

/** Members who have stopped betting; each row opens the member's details (AGENT-06). */
export function QuietMembersDialog() {
  const intl = useIntl()
  const [page, setPage] = useState(1)
  const members = useQuery({
    ...read('/wps/agent/quietMembers', { query: { page, pageSize } }),
    placeholderData: keepPreviousData,
  })
  const columns = useColumns()
  const title = intl.formatMessage({ id: 'team.overview.quiet.title' })
  return (
    <div className={layoutClasses.stack16}>
      <p className={textClasses.intro}>
        <FormattedMessage id="team.overview.quiet.lead" />
      </p>
      <QueryPart query={members} placeholder={<Skeleton count={5} />}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState text={<FormattedMessage id="team.overview.quiet.none" />} />
          ) : (
            <>
              <ThemeProvider>
                <DataTable
                  label={title}
                  columns={columns}
                  rows={items}
                  rowKey={({ memberId }) => memberId}
                  isStale={members.isPlaceholderData}
                />
              </ThemeProvider>
              <PageNumbers
                label={title}
                page={page}
                pages={Math.ceil(total / pageSize)}
                onChange={setPage}
              />
            </>
          )
        }
      </QueryPart>
    </div>
  )
}

function useColumns(): DataColumn<QuietMember>[] {
  const intl = useIntl()
  const language = useLanguage()
  return [
    {
      id: 'account',
      title: intl.formatMessage({ id: 'records.columns.account' }),
      cell: ({ memberId, account }) => (
        <TextButton
          onClick={() =>
            openModal({ name: 'downline', memberId, account: plainName(account) }, { over: true })
          }
        >
          <PersonName name={account} />
        </TextButton>
      ),
    },
    {
      id: 'lastDay',
      title: intl.formatMessage({ id: 'team.overview.quiet.lastDay' }),
      cell: ({ lastDay }) => (
        <time dateTime={lastDay}>{formatInstant(lastDay, 'shortDate', language, 'UTC')}</time>
      ),
    },
    {
      id: 'validBet',
      title: intl.formatMessage({ id: 'records.columns.validBet' }),
      isFigure: true,
      cell: ({ validBet }) => <MarketMoney amount={validBet} />,
    },
  ]
}
