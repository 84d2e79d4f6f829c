import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import type { components } from '../../api/gen/paths.ts'
import { formatPercent } from '../../kit/format/percent.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { closeModal } from '../../kit/modal/modalStore.ts'
import type { ModalData } from '../../kit/modal/modalTable.ts'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import textClasses from '../../ui/text.module.css'
import { benefitPaths } from './benefitPaths.ts'
import { JoinButton } from './JoinButton.tsx'
import { MembersOnly } from './MembersOnly.tsx'
import classes from './PromotionArticle.module.css'
import { PromotionArticle } from './PromotionArticle.tsx'
import { PromotionProgress } from './PromotionProgress.tsx'
import type { Promotion } from './promotionGroups.ts'
import { usePromotion } from './promotions.queries.ts'
import { RaffleStanding } from './raffle/RaffleStanding.tsx'
import { TakePart } from './TakePart.tsx'
import { TakePartButton } from './TakePartButton.tsx'

/** Sentence about the condition and the amount of a bonus. */
function PromotionCondition({
  condition,
}: {
  condition: components['schemas']['PromotionCondition']
}) {
  const language = useLanguage()
  if (condition.kind === 'TURNOVER') {
    return (
      <FormattedMessage
        id="promotions.conditions.TURNOVER"
        values={{
          turnover: <MarketMoney amount={condition.turnover} />,
          bonus: <MarketMoney amount={condition.bonus} />,
        }}
      />
    )
  }
  const { minimumDeposit, percent, maximumBonus, turnoverMultiple } = condition
  return (
    <FormattedMessage
      id="promotions.conditions.DEPOSIT"
      values={{
        minimum: <MarketMoney amount={minimumDeposit} />,
        percent: formatPercent(percent, language),
        maximum: <MarketMoney amount={maximumBonus} />,
        times: turnoverMultiple,
      }}
    />
  )
}

/** Button that closes the dialog and opens the page of the promotion's benefit. */
function LeadsTo({ place }: { place: NonNullable<Promotion['leadsTo']> }) {
  const navigate = useNavigate()
  const handleClick = async () => {
    await closeModal()
    await navigate(benefitPaths[place])
  }
  return (
    <TakePartButton onClick={() => void handleClick()}>
      <FormattedMessage id={`promotions.leadsTo.${place}`} />
    </TakePartButton>
  )
}

/** Sentences about the turnover that a raffle ticket requires, and about the prize. */
const RaffleTerms = ({ terms }: { terms: components['schemas']['RaffleTerms'] }) => (
  <FormattedMessage
    id="promotions.raffle.terms"
    values={{
      turnover: <MarketMoney amount={terms.turnoverRequired} />,
      prize: <MarketMoney amount={terms.prize} />,
    }}
  />
)

/**
 * Details of a promotion: its text, audience and rules, the member's progress, and the actions to
 * join it and to claim its bonus (ACT-28, ACT-30).
 */
export function PromotionDialog({ id }: ModalData<'promotion'>) {
  return (
    <QueryPart query={usePromotion(id)} failedId="promotions.failed" placeholder={<Spinner />}>
      {({ promotion, content, terms, condition, raffle }) => (
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
            <p className={textClasses.term}>
              <FormattedMessage id={`promotions.audiences.${promotion.audience}`} />
            </p>
          </div>
          {condition && promotion.progress && (
            <PromotionProgress condition={condition} progress={promotion.progress} />
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
