import { FormattedMessage, useIntl } from 'react-intl'
import { write } from '../../../api/write.ts'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { useMarket } from '../../../session/market.ts'
import { Button } from '../../../ui/Button.tsx'
import { Sparks } from '../../../ui/Sparks.tsx'
import textClasses from '../../../ui/text.module.css'
import { RewardState } from '../RewardState.tsx'
import { useClaim } from '../useClaim.ts'
import { useHeadingAfterPress } from '../useHeadingAfterPress.ts'
import type { RewardCardData } from './rewardCards.ts'
import classes from './rewardCentre.module.css'

type Props = RewardCardData & { onPress: () => void }

/** Card of a reward: title, value, expiry and a claim button. */
export function RewardCard({ reward, status, onPress }: Props) {
  const intl = useIntl()
  const afterPress = useHeadingAfterPress(status === 'CLAIMABLE')
  const { id, kind, title, titleLanguage, amount, wagering } = reward
  const { claim, isClaiming, isPaid } = useClaim(
    (idempotencyKey) =>
      write('POST /wps/rewards/{rewardId}/claim', { path: { rewardId: id } }, { idempotencyKey }),
    wagering ? 'bonus' : 'money',
  )
  return (
    <li className={classes.reward} data-status={status}>
      <p className={textClasses.detail}>
        <FormattedMessage id={`rewards.kinds.${kind}`} />
      </p>
      <h3 ref={afterPress.heading} tabIndex={-1} className={classes.rewardTitle}>
        <bdi lang={titleLanguage}>{title}</bdi>
      </h3>
      <p className={classes.amount}>
        <MarketMoney amount={amount} />
        {isPaid && <Sparks />}
      </p>
      <RewardTerms reward={reward} status={status} />
      <div className={classes.claim}>
        {status === 'CLAIMABLE' ? (
          <Button
            variant="primary"
            isWide
            isBusy={isClaiming}
            onClick={() => {
              afterPress.onPress()
              onPress()
              claim()
            }}
            aria-label={intl.formatMessage({ id: 'rewards.claimThis' }, { title })}
          >
            <FormattedMessage id="rewards.claim" />
          </Button>
        ) : (
          <RewardState status={status} />
        )}
      </div>
    </li>
  )
}

/** Expiry or time of the claim, and the wagering requirement. */
function RewardTerms({ reward, status }: RewardCardData) {
  const { wagering } = reward
  return (
    <div className={textClasses.note}>
      <p className={classes.time}>
        <RewardTime reward={reward} status={status} />
      </p>
      {wagering && (
        <p>
          <FormattedMessage
            id="rewards.centre.wagering"
            values={{
              amount: <MarketMoney amount={wagering.required} />,
              days: wagering.days,
            }}
          />
        </p>
      )}
    </div>
  )
}

function RewardTime({ reward: { expiresAt, claimedAt }, status }: RewardCardData) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const toText = (at: string) => formatInstant(at, 'minute', language, timeZone)
  if (status === 'CLAIMED') {
    return claimedAt !== undefined ? (
      <FormattedMessage id="rewards.centre.claimedAt" values={{ at: toText(claimedAt) }} />
    ) : null
  }
  if (expiresAt === undefined) return <FormattedMessage id="rewards.centre.noEnd" />
  if (status === 'EXPIRED') {
    return <FormattedMessage id="rewards.centre.expiredAt" values={{ at: toText(expiresAt) }} />
  }
  return <FormattedMessage id="rewards.centre.until" values={{ until: toText(expiresAt) }} />
}
