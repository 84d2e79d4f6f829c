import { FormattedMessage } from 'react-intl'
import type { ModalData } from '../../../kit/modal/modalTable.ts'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import classes from '../PromotionArticle.module.css'
import { PromotionArticle } from '../PromotionArticle.tsx'
import { useActivities } from '../promotions.queries.ts'
import { TakePart } from '../TakePart.tsx'
import { ApplicationForm } from './ApplicationForm.tsx'
import { LastApplication } from './LastApplication.tsx'

/**
 * Details of an activity, its application form, and the status of the last application (ACT-29).
 */
export function ActivityDialog({ id }: ModalData<'activity'>) {
  return (
    <QueryPart query={useActivities()} failedId="promotions.failed" placeholder={<Spinner />}>
      {({ items }) => {
        const activity = items.find((one) => one.id === id)
        if (!activity) {
          return <EmptyState text={<FormattedMessage id="promotions.activities.gone" />} />
        }
        const { content, terms, reward, status, imagesRequired } = activity
        return (
          <PromotionArticle shown={activity} content={content} terms={terms}>
            <div className={classes.deal}>
              <p>
                <FormattedMessage
                  id="promotions.activities.reward"
                  values={{ amount: <MarketMoney amount={reward} /> }}
                />
              </p>
            </div>
            {status !== undefined && <LastApplication activityId={id} />}
            <TakePart standing={activity}>
              <ApplicationForm activityId={id} imagesRequired={imagesRequired} />
            </TakePart>
          </PromotionArticle>
        )
      }}
    </QueryPart>
  )
}
