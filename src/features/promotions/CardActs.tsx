import { FormattedMessage, useIntl } from 'react-intl'
import { openModal } from '../../kit/modal/modalStore.ts'
import { Link } from '../../kit/page/Link.tsx'
import { toMinor } from '../../lib/money.ts'
import { paths } from '../../paths.ts'
import { askForLogin } from '../../session/askForLogin.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { useAccountKind, useSession } from '../../session/session.queries.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { benefitPaths } from './benefitPaths.ts'
import { ClaimButton } from './ClaimButton.tsx'
import { JoinButton } from './JoinButton.tsx'
import classes from './PromotionList.module.css'
import type { Promotion } from './promotionGroups.ts'
import { TakePartButton } from './TakePartButton.tsx'

type Props = {
  shown: Pick<Promotion, 'id' | 'title' | 'action' | 'rewardId' | 'leadsTo' | 'progress'>
  /** Dialog that shows the terms. */
  opens: 'promotion' | 'activity'
}

/**
 * Returns a function that builds the accessible name of an action from the action and the card's
 * title.
 */
function useActLabel(title: string) {
  const intl = useIntl()
  return (id: 'promotions.join' | 'promotions.claim' | 'promotions.seeTerms') =>
    intl.formatMessage({ id: 'promotions.act' }, { act: intl.formatMessage({ id }), title })
}

/** Progress of the member in a promotion, and the actions that its card offers (PROMO-13). */
export function CardActs({ shown, opens }: Props) {
  const { id, title, progress } = shown
  const labelOf = useActLabel(title)
  return (
    <>
      {progress && <CardProgress title={title} progress={progress} />}
      <div className={classes.acts}>
        <MainAct shown={shown} opens={opens} />
        <Button
          variant="quiet"
          aria-label={labelOf('promotions.seeTerms')}
          onClick={() => openModal({ name: opens, id })}
        >
          <FormattedMessage id="promotions.seeTerms" />
        </Button>
      </div>
    </>
  )
}

type ProgressProps = { title: string; progress: NonNullable<Promotion['progress']> }

function CardProgress({ title, progress: { turnover, turnoverRequired } }: ProgressProps) {
  const required = toMinor(turnoverRequired)
  if (required === 0) return <FormattedMessage id="promotions.payInFirst" tagName="p" />
  return (
    <>
      <p>
        <FormattedMessage
          id="promotions.turnover"
          values={{
            turnover: <MarketMoney amount={turnover} />,
            required: <MarketMoney amount={turnoverRequired} />,
          }}
        />
      </p>
      <ProgressBar label={title} value={Math.min(toMinor(turnover), required)} max={required} />
    </>
  )
}

/** Button that claims the reward or joins, or link to the promotion's benefit. */
function MainAct({ shown, opens }: Props) {
  const { id, title, action, rewardId, leadsTo } = shown
  const labelOf = useActLabel(title)
  if (action === 'CLAIM' && rewardId !== undefined) {
    return <ClaimButton rewardId={rewardId} cardLabel={labelOf('promotions.claim')} />
  }
  if (action === 'JOIN') return <Join id={id} label={labelOf('promotions.join')} opens={opens} />
  if (leadsTo === undefined) return null
  return (
    <Link to={benefitPaths[leadsTo]} {...buttonLook('secondary')}>
      <FormattedMessage id={`promotions.leadsTo.${leadsTo}`} />
    </Link>
  )
}

/**
 * Button to take part in a promotion or an activity. A member joins a promotion at once, and a
 * visitor is asked to log in. Otherwise the button opens a dialog, because an activity requires an
 * application and a trial member must register first.
 */
function Join({ id, label, opens }: Pick<Props, 'opens'> & { id: string; label: string }) {
  const isVisitor = useSession().kind === 'visitor'
  const kind = useAccountKind()
  const isMember = kind !== undefined && kind !== 'trial'
  if (isMember && opens === 'promotion') return <JoinButton promotionId={id} cardLabel={label} />
  return (
    <TakePartButton
      cardLabel={label}
      onClick={() =>
        isVisitor ? askForLogin(`${paths.promotions()}#${id}`) : openModal({ name: opens, id })
      }
    >
      <FormattedMessage id="promotions.join" />
    </TakePartButton>
  )
}
