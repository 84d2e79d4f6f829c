import { useState } from 'react'
import { useIntl } from 'react-intl'
import { openModal } from '../../kit/modal/modalStore.ts'
import { useAddressHash } from '../../kit/page/useAddress.ts'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PictureCard, PictureCards, PictureCardsSkeleton } from '../../ui/PictureCards.tsx'
import { Segments } from '../../ui/Segments.tsx'
import classes from './PromotionList.module.css'
import { PromotionPeriod, PromotionStatus } from './PromotionStatus.tsx'
import { groupPromotions, type Promotion, type PromotionType, phaseOf } from './promotionGroups.ts'
import { usePromotions } from './promotions.queries.ts'

/**
 * Promotions by their kind, of all kinds or one (PROMO-05); the one that the hash names is marked.
 */
export function PromotionList() {
  return (
    <QueryPart
      query={usePromotions()}
      failedId="promotions.failed"
      placeholder={<PromotionsSkeleton />}
    >
      {({ items }) => <Groups groups={groupPromotions(items)} />}
    </QueryPart>
  )
}

function Groups({ groups }: { groups: ReturnType<typeof groupPromotions> }) {
  const intl = useIntl()
  const [type, setType] = useState<PromotionType | 'ALL'>('ALL')
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
        chosenId={type}
        onChange={setType}
      />
      {groups
        .filter((group) => type === 'ALL' || group.type === type)
        .map((group) => (
          <section key={group.type} className={classes.group} aria-labelledby={`of-${group.type}`}>
            <h2 id={`of-${group.type}`}>
              {intl.formatMessage({ id: `promotions.types.${group.type}` })}
            </h2>
            <PictureCards size="large">
              {group.promotions.map((promotion) => (
                <PromotionCard key={promotion.id} promotion={promotion} />
              ))}
            </PictureCards>
          </section>
        ))}
    </>
  )
}

/** Its id is what a hash jumps to (ROUTE-31). */
function PromotionCard({ promotion }: { promotion: Promotion }) {
  const hash = useAddressHash()
  const { id, title, summary, bannerUrl, status } = promotion
  return (
    <PictureCard
      id={id}
      imageUrl={bannerUrl}
      data-phase={phaseOf(promotion)}
      aria-current={hash === `#${encodeURIComponent(id)}` || undefined}
    >
      <div className={classes.words}>
        <h3>
          <button type="button" onClick={() => openModal({ name: 'promotion', id })}>
            {title}
          </button>
        </h3>
        <p>{summary}</p>
        <p className={classes.period}>
          <PromotionPeriod promotion={promotion} />
          <PromotionStatus status={status} />
        </p>
      </div>
    </PictureCard>
  )
}

/**
 * The places of promotions that are on their way, below those of their filter and first heading.
 */
export function PromotionsSkeleton() {
  return (
    <>
      <span className={classes.waitingFilter} />
      <PictureCardsSkeleton size="large" />
    </>
  )
}
