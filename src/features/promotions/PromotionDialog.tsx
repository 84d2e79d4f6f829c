import { FormattedMessage } from 'react-intl'
import type { ModalData } from '../../kit/modal/modalTable.ts'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { JoinButton } from './JoinButton.tsx'
import { LeadsTo } from './LeadsTo.tsx'
import { MembersOnly } from './MembersOnly.tsx'
import classes from './PromotionArticle.module.css'
import { PromotionArticle } from './PromotionArticle.tsx'
import { PromotionCondition } from './PromotionCondition.tsx'
import { PromotionProgress } from './PromotionProgress.tsx'
import { usePromotion } from './promotions.queries.ts'
import { RaffleStanding } from './raffle/RaffleStanding.tsx'
import { RaffleTerms } from './raffle/RaffleTerms.tsx'
import { TakePart } from './TakePart.tsx'

/**
 * Details of a promotion: its text, audience and rules, and the actions to join it, follow its
 * progress and claim its bonus (ACT-28, ACT-30).
 */
export function PromotionDialog({ id }: ModalData<'promotion'>) {
  return (
    <QueryPart query={usePromotion(id)} failedId="promotions.failed" placeholder={<Spinner />}>
      {({ promotion, content, terms, condition, progress, raffle }) => (
        <PromotionArticle shown={promotion} content={content} terms={terms}>
          <div className={classes.deal}>
            {condition && (
              <p>
                <PromotionCondition condition={condition} />
              </p>
            )}
            {raffle && (
              <p>
                <RaffleTerms terms={raffle} />
              </p>
            )}
            <p className={classes.audience}>
              <FormattedMessage id={`promotions.audiences.${promotion.audience}`} />
            </p>
          </div>
          {condition && progress && promotion.status === 'JOINED' && (
            <PromotionProgress condition={condition} progress={progress} />
          )}
          {raffle && (
            <MembersOnly id={id}>
              <RaffleStanding promotionId={id} />
            </MembersOnly>
          )}
          <TakePart standing={promotion}>
            <JoinButton promotionId={id} />
          </TakePart>
          {promotion.leadsTo && <LeadsTo place={promotion.leadsTo} />}
        </PromotionArticle>
      )}
    </QueryPart>
  )
}
