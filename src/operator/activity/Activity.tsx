import { useState } from 'react'
import { useIntl } from 'react-intl'
import { read } from '../../api/read.ts'
import { QueryFailure } from '../../kit/query/QueryFailure.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Pager } from '../Pager.tsx'
import patterns from '../patterns.module.css'
import classes from './activity.module.css'
import { DeedItem } from './DeedItem.tsx'

const lines = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

function ActivitySkeleton() {
  const intl = useIntl()
  return (
    <div
      role="status"
      aria-label={intl.formatMessage({ id: 'operator.activity.loading' })}
      className={`${patterns.list} ${classes.list}`}
    >
      {lines.map((line) => (
        <div key={line} className={classes.deed}>
          <span className={classes.block} />
        </div>
      ))}
    </div>
  )
}

const pageSize = 20

/** Log of all actions of operators, newest first. Entries are never changed or deleted. */
export function Activity() {
  const intl = useIntl()
  const [page, setPage] = useState(1)
  const deeds = useQuery({
    ...read('/ops/audit', { query: { page, pageSize } }),
    placeholderData: (before) => before,
  })
  if (deeds.data === undefined) {
    if (!deeds.isError) return <ActivitySkeleton />
    return <QueryFailure titleId="operator.activity.failed" query={deeds} />
  }
  const { items, total } = deeds.data
  return (
    <div className={patterns.page}>
      <div>
        <h2 className={patterns.title}>{intl.formatMessage({ id: 'operator.activity.title' })}</h2>
        <p className={patterns.note}>{intl.formatMessage({ id: 'operator.activity.lead' })}</p>
      </div>
      {/* If a page fails to load, the previous one stays visible. */}
      {deeds.isError && <QueryFailure titleId="operator.activity.failed" query={deeds} />}
      {items.length === 0 ? (
        <Notice title={intl.formatMessage({ id: 'operator.activity.empty' })} />
      ) : (
        <ol
          className={`${patterns.list} ${classes.list}`}
          aria-busy={deeds.isPlaceholderData || undefined}
        >
          {items.map((deed) => (
            <DeedItem key={deed.id} deed={deed} />
          ))}
        </ol>
      )}
      <Pager
        label={intl.formatMessage({ id: 'operator.activity.pages' })}
        page={page}
        pages={Math.ceil(total / pageSize)}
        onChange={setPage}
      />
    </div>
  )
}
