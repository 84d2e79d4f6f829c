import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { ReadFailure } from '../../kit/failure/ReadFailure.tsx'
import { formatInstant } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { openModal } from '../../kit/modal/modalStore.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Segments } from '../../ui/Segments.tsx'
import classes from './PromotionList.module.css'
import { grouped, type Promotion, type PromotionType } from './promotionGroups.ts'
import { usePromotions } from './promotions.queries.ts'

/** Promotions by their kind, of all kinds or one (PROMO-05); the one that the hash names is marked. */
export function PromotionList() {
  const intl = useIntl()
  const query = usePromotions()
  const [type, setType] = useState<PromotionType | 'ALL'>('ALL')
  if (query.data === undefined) {
    return query.isError ? (
      <ReadFailure
        titleId="promotions.failed"
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <PromotionsSkeleton />
    )
  }
  const groups = grouped(query.data.items)
  if (groups.length === 0) {
    return <EmptyState text={intl.formatMessage({ id: 'promotions.none' })} />
  }
  const types = ['ALL', ...groups.map((group) => group.type)] as const
  return (
    <>
      <Segments
        label={intl.formatMessage({ id: 'promotions.filter' })}
        options={types.map((id) => ({
          id,
          label: intl.formatMessage({ id: `promotions.types.${id}` }),
        }))}
        look="chips"
        chosen={type}
        onChange={setType}
      />
      {groups
        .filter((group) => type === 'ALL' || group.type === type)
        .map((group) => (
          <section key={group.type} className={classes.group} aria-labelledby={`of-${group.type}`}>
            <h2 id={`of-${group.type}`}>
              {intl.formatMessage({ id: `promotions.types.${group.type}` })}
            </h2>
            <ul className={classes.cards}>
              {group.promotions.map((promotion) => (
                <li key={promotion.id}>
                  <PromotionCard promotion={promotion} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </>
  )
}

/** Its id is what a hash jumps to (ROUTE-31). */
function PromotionCard({ promotion }: { promotion: Promotion }) {
  const intl = useIntl()
  const language = useLanguage()
  const { hash } = useLocation()
  const { id, title, summary, bannerUrl, endsAt } = promotion
  return (
    <article
      id={id}
      className={classes.card}
      aria-current={hash === `#${encodeURIComponent(id)}` || undefined}
    >
      <img src={bannerUrl} alt="" width="640" height="240" loading="lazy" decoding="async" />
      <div className={classes.words}>
        <h3>
          <button type="button" onClick={() => openModal({ name: 'promotion', id })}>
            {title}
          </button>
        </h3>
        <p>{summary}</p>
        <p className={classes.period}>
          {endsAt === undefined
            ? intl.formatMessage({ id: 'promotions.open' })
            : intl.formatMessage(
                { id: 'promotions.until' },
                { date: formatInstant(endsAt, 'date', language) },
              )}
        </p>
      </div>
    </article>
  )
}

const places = [1, 2, 3, 4, 5, 6]

/** The places of promotions that are on their way, below those of their filter and first heading. */
export function PromotionsSkeleton() {
  const intl = useIntl()
  return (
    <div role="status" aria-label={intl.formatMessage({ id: 'app.loading' })}>
      <span className={classes.waitingFilter} />
      <div className={classes.cards}>
        {places.map((place) => (
          <span key={place} className={classes.waiting} />
        ))}
      </div>
    </div>
  )
}
