import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { preloadSafeHtml, SafeHtml } from '../../kit/html/SafeHtml.tsx'
import type { ModalData } from '../../kit/modal/modalTable.ts'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import classes from './PromotionDialog.module.css'
import { PromotionPeriod, PromotionStatus } from './PromotionStatus.tsx'
import { usePromotion } from './promotions.queries.ts'

/** All about one promotion: what it is, and its rules. */
export function PromotionDialog({ id }: ModalData<'promotion'>) {
  const intl = useIntl()
  // While the promotion itself is on its way.
  useEffect(() => void preloadSafeHtml(), [])
  return (
    <QueryPart query={usePromotion(id)} failedId="promotions.failed" placeholder={<Spinner />}>
      {({ promotion, content, terms }) => (
        <article className={classes.promotion}>
          <img src={promotion.bannerUrl} alt="" width="640" height="240" />
          <h3>{promotion.title}</h3>
          <p className={classes.standing}>
            <PromotionPeriod promotion={promotion} />
            <PromotionStatus status={promotion.status} />
          </p>
          <SafeHtml html={content} />
          <h4>{intl.formatMessage({ id: 'promotions.terms' })}</h4>
          <ul>
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </article>
      )}
    </QueryPart>
  )
}
