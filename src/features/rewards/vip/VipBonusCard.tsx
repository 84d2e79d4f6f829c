import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Value } from '../../../api/operations.ts'
import { write } from '../../../api/write.ts'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { useMarket } from '../../../session/market.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CheckIcon } from '../../../ui/controlIcons.tsx'
import textClasses from '../../../ui/text.module.css'
import { useClaim } from '../useClaim.ts'
import classes from './vip.module.css'

type Bonus = Value<'GET /wps/vip'>['bonuses'][number]

function VipBonusTerms({ bonus, level }: { bonus: Bonus; level: string }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const { kind, state, from = '', until = '' } = bonus
  const [begin, end] = [from, until].map((at) => formatInstant(at, 'minute', language, timeZone))
  if (kind === 'LEVEL_UP') {
    return <FormattedMessage id={`rewards.vip.bonuses.level.${state}`} values={{ level }} />
  }
  return (
    <FormattedMessage
      id={`rewards.vip.bonuses.${kind === 'WEEKLY' ? 'weekly' : 'birthday'}.${state}`}
      values={{ level, from: begin ?? '', until: end ?? '' }}
    />
  )
}

type Vip = Value<'GET /wps/vip'>
type Props = { bonus: Vip['bonuses'][number]; levels: Vip['levels'] }

/** Card of a VIP bonus: title, amount, and its claim button or its state. */
export function VipBonusCard({ bonus, levels }: Props) {
  const intl = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  const wasPressed = useRef(false)
  const [wasJustPaid, setJustPaid] = useState(false)
  const { bonusId, kind, rank, amount, state } = bonus
  const level = levels.find((each) => each.rank === rank)?.name ?? ''
  const title = intl.formatMessage({ id: `rewards.vip.bonuses.kinds.${kind}` }, { level })
  const { claim, isClaiming } = useClaim((idempotencyKey) =>
    write('POST /wps/vip/bonuses/{bonusId}/claim', { path: { bonusId } }, { idempotencyKey }),
  )
  useEffect(() => {
    if (state !== 'CLAIMED' || !wasPressed.current) return
    setJustPaid(true)
    // The pressed button is removed after a claim, so the heading takes the focus.
    heading.current?.focus()
  }, [state])
  return (
    <li className={classes.bonus} data-state={state} data-paid={wasJustPaid || undefined}>
      <h3 ref={heading} tabIndex={-1} className={classes.bonusTitle}>
        {title}
      </h3>
      <p className={classes.amount}>
        <MarketMoney amount={amount} />
      </p>
      <p className={textClasses.term}>
        <VipBonusTerms bonus={bonus} level={level} />
      </p>
      <div className={classes.claim}>
        {state === 'CLAIMABLE' && (
          <Button
            variant="primary"
            isWide
            isBusy={isClaiming}
            onClick={() => {
              wasPressed.current = true
              claim()
            }}
            aria-label={intl.formatMessage({ id: 'rewards.claimThis' }, { title })}
          >
            <FormattedMessage id="rewards.claim" />
          </Button>
        )}
        {state === 'CLAIMED' && (
          <Badge tone="good">
            <span className={classes.done}>
              <CheckIcon />
              <FormattedMessage id="rewards.vip.bonuses.states.CLAIMED" />
            </span>
          </Badge>
        )}
        {state === 'LOCKED' && (
          <Badge>
            <FormattedMessage id="rewards.vip.bonuses.states.LOCKED" />
          </Badge>
        )}
      </div>
    </li>
  )
}
