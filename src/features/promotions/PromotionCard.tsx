import { useHydrated } from '../../kit/hydration/useHydrated.ts'
import { openModal } from '../../kit/modal/modalStore.ts'
import { useAddressHash } from '../../kit/page/useAddress.ts'
import { useContentLanguage } from '../../session/contentLanguage.ts'
import { PictureCard } from '../../ui/PictureCards.tsx'
import { CardActs } from './CardActs.tsx'
import classes from './PromotionList.module.css'
import { PromotionPeriod, PromotionStatus } from './PromotionStatus.tsx'
import { type Promotion, phaseOf } from './promotionGroups.ts'

type Props = {
  shown: Pick<
    Promotion,
    | 'id'
    | 'title'
    | 'summary'
    | 'bannerUrl'
    | 'status'
    | 'startsAt'
    | 'endsAt'
    | 'recurrence'
    | 'action'
    | 'rewardId'
    | 'leadsTo'
    | 'progress'
  >
  /** Dialog that shows the details. */
  opens: 'promotion' | 'activity'
  /** True for the first card of the page. */
  isFirst?: boolean
}

/** Card of a promotion or an activity. A URL hash can refer to the card's id (ROUTE-31). */
export function PromotionCard({ shown, opens, isFirst = false }: Props) {
  const hash = useAddressHash()
  const { lang } = useContentLanguage()
  const { id, title, summary, bannerUrl, status } = shown
  return (
    <PictureCard
      id={id}
      imageUrl={bannerUrl}
      isFirst={isFirst}
      data-phase={phaseOf(shown)}
      aria-current={hash === `#${encodeURIComponent(id)}` || undefined}
    >
      <div className={classes.words}>
        <h3>
          <button type="button" onClick={() => openModal({ name: opens, id })}>
            <bdi lang={lang}>{title}</bdi>
          </button>
        </h3>
        <p>
          <bdi lang={lang}>{summary}</bdi>
        </p>
        <p className={classes.period} data-after-hydration={true}>
          <PromotionPeriod promotion={shown} />
          <PromotionStatus status={status} />
        </p>
      </div>
      <div className={classes.foot} data-after-hydration={true}>
        {useHydrated() && <CardActs shown={shown} opens={opens} />}
      </div>
    </PictureCard>
  )
}
