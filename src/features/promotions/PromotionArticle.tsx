import { type ReactNode, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { preloadSafeHtml, SafeHtml } from '../../kit/html/SafeHtml.tsx'
import classes from './PromotionArticle.module.css'
import { PromotionPeriod, PromotionStatus } from './PromotionStatus.tsx'
import type { Promotion } from './promotionGroups.ts'

type Props = {
  shown: Pick<Promotion, 'title' | 'bannerUrl' | 'status' | 'startsAt' | 'endsAt'>
  /** HTML of the platform's. */
  content: string
  terms: readonly string[]
  /** What it asks for, and what there is to do about it. */
  children: ReactNode
}

/** All about a promotion or an activity: its picture, how it stands, what it is, and its rules. */
export function PromotionArticle({ shown, content, terms, children }: Props) {
  const intl = useIntl()
  // While its words are on their way.
  useEffect(() => void preloadSafeHtml(), [])
  return (
    <article className={classes.promotion}>
      <img src={shown.bannerUrl} alt="" width="640" height="240" />
      <h3>{shown.title}</h3>
      <p className={classes.standing}>
        <PromotionPeriod promotion={shown} />
        <PromotionStatus status={shown.status} />
      </p>
      {children}
      <SafeHtml html={content} />
      <h4>{intl.formatMessage({ id: 'promotions.terms' })}</h4>
      <ul>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </article>
  )
}
