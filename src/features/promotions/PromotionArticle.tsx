import { type ReactNode, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { preloadSafeHtml, SafeHtml } from '../../kit/html/SafeHtml.tsx'
import { useContentLanguage } from '../../session/contentLanguage.ts'
import classes from './PromotionArticle.module.css'
import { PromotionPeriod, PromotionStatus } from './PromotionStatus.tsx'
import type { Promotion } from './promotionGroups.ts'

type Props = {
  shown: Pick<Promotion, 'title' | 'bannerUrl' | 'status' | 'startsAt' | 'endsAt' | 'recurrence'>
  /** Content as HTML from the platform. */
  content: string
  terms: readonly string[]
  /** Conditions and actions, shown above the text. */
  children: ReactNode
}

/** Details of a promotion or an activity: its picture, status, text and rules. */
export function PromotionArticle({ shown, content, terms, children }: Props) {
  const intl = useIntl()
  const contentLanguage = useContentLanguage()
  // Preloads the sanitizer's chunk while the text loads.
  useEffect(() => void preloadSafeHtml(), [])
  return (
    <article className={classes.promotion}>
      <img src={shown.bannerUrl} alt="" width="640" height="240" />
      <h3 dir="auto" {...contentLanguage}>
        {shown.title}
      </h3>
      <p className={classes.standing}>
        <PromotionPeriod promotion={shown} />
        <PromotionStatus status={shown.status} />
      </p>
      {children}
      <div {...contentLanguage}>
        <SafeHtml html={content} />
      </div>
      <h4>{intl.formatMessage({ id: 'promotions.terms' })}</h4>
      <ul {...contentLanguage}>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </article>
  )
}
