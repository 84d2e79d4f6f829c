import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { read } from '../../api/read.ts'
import { formatInstant } from '../../kit/format/dates.ts'
import { SafeHtml, WithSafeHtml } from '../../kit/html/SafeHtml.tsx'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { LoadingRegion } from '../../kit/query/LoadingRegion.tsx'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../kit/query/Skeleton.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { RecordPager } from '../../kit/records/RecordPager.tsx'
import { pageSize, readPage } from '../../kit/records/recordAddress.ts'
import { useContentLanguage } from '../../session/contentLanguage.ts'
import { useMarket } from '../../session/market.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import classes from './AgentAnnouncements.module.css'

/** The platform's announcements to agents, newest first (AGENT-05). */
export function AgentAnnouncements() {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const [query] = useSearchParams()
  const contentLanguage = useContentLanguage()
  const page = readPage(query)
  const announcements = useQuery(read('/wps/agent/announcements', { query: { page, pageSize } }))
  const skeleton = <Skeleton count={8} />
  return (
    <Suspense fallback={<LoadingRegion>{skeleton}</LoadingRegion>}>
      <WithSafeHtml>
        <QueryPart query={announcements} placeholder={skeleton}>
          {({ items, total }) =>
            items.length === 0 ? (
              <EmptyState
                surface="panel"
                text={<FormattedMessage id="records.empty.announcements" />}
              />
            ) : (
              <>
                {items.map(({ announcementId, title, content, publishedAt }) => (
                  <Panel
                    key={announcementId}
                    title={<bdi lang={contentLanguage.lang}>{title}</bdi>}
                    aside={
                      <time className={classes.date} dateTime={publishedAt}>
                        {formatInstant(publishedAt, 'minute', language, timeZone)}
                      </time>
                    }
                  >
                    <div {...contentLanguage}>
                      <SafeHtml html={content} />
                    </div>
                  </Panel>
                ))}
                <RecordPager
                  page={page}
                  pages={Math.max(Math.ceil(total / pageSize), 1)}
                  total={total}
                />
              </>
            )
          }
        </QueryPart>
      </WithSafeHtml>
    </Suspense>
  )
}
