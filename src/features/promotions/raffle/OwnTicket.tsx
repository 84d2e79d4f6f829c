import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useId, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Value } from '../../../api/operations.ts'
import { write } from '../../../api/write.ts'
import { formatInstant } from '../../../kit/format/dates.ts'
import { formatNumber } from '../../../kit/format/numbers.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { useSendOnce } from '../../../kit/query/useSendOnce.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { moneyFact } from '../../../money/moneyFact.tsx'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { useMarket } from '../../../session/market.ts'
import { FactList } from '../../../ui/FactList.tsx'
import textClasses from '../../../ui/text.module.css'
import { refetchAfterTicket } from '../promotions.queries.ts'
import { TakePartButton } from '../TakePartButton.tsx'
import { TurnoverProgress } from '../TurnoverProgress.tsx'
import classes from './raffle.module.css'
import { Ticket } from './Ticket.tsx'

type Raffle = Value<'GET /wps/raffles/{promotionId}'>

/**
 * The member's ticket for this week. Without a ticket, it shows the missing turnover or the button
 * that requests the ticket.
 */
export function OwnTicket({ raffle }: { raffle: Raffle }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const headingId = useId()
  const root = useRef<HTMLElement>(null)
  const { promotionId, number, drawsAt, tickets, canClaim } = raffle
  return (
    <section ref={root} tabIndex={-1} className={classes.part} aria-labelledby={headingId}>
      <h4 id={headingId}>
        <FormattedMessage id="promotions.raffle.week" />
      </h4>
      {number === undefined ? <Progress raffle={raffle} /> : <Ticket number={number} isOwn />}
      {canClaim && <TakeTicket promotionId={promotionId} focusAfterwards={root} />}
      <FactList
        facts={[
          {
            id: 'drawsAt',
            term: <FormattedMessage id="promotions.raffle.drawsAt" />,
            value: formatInstant(drawsAt, 'minute', language, timeZone),
          },
          {
            id: 'tickets',
            term: <FormattedMessage id="promotions.raffle.tickets" />,
            value: formatNumber(tickets, language),
          },
          moneyFact('prize', 'promotions.raffle.prize', raffle.prize),
        ]}
      />
    </section>
  )
}

function Progress({ raffle }: { raffle: Raffle }) {
  const { turnover, turnoverRequired, missing, canClaim } = raffle
  return (
    <>
      <TurnoverProgress turnover={turnover} turnoverRequired={turnoverRequired} />
      <p className={textClasses.note}>
        {canClaim ? (
          <FormattedMessage id="promotions.raffle.ready" />
        ) : (
          <FormattedMessage
            id="promotions.raffle.missing"
            values={{ missing: <MarketMoney amount={missing} /> }}
          />
        )}
      </p>
    </>
  )
}

type TakeTicketProps = {
  promotionId: string
  /** Element that receives the focus when the button is removed. */
  focusAfterwards: RefObject<HTMLElement | null>
}

/** Button that requests this week's ticket once; the server chooses the number. */
function TakeTicket({ promotionId, focusAfterwards }: TakeTicketProps) {
  const client = useQueryClient()
  const { isSending, send } = useSendOnce({
    send: (idempotencyKey) =>
      write(
        'POST /wps/relay/MCS2_claimRafflePromotion',
        { body: { promotionId } },
        { idempotencyKey },
      ),
    onDone: ({ number }) => {
      showToast('success', { id: 'promotions.raffle.taken', values: { number } })
      focusAfterwards.current?.focus()
    },
    onSettled: () => refetchAfterTicket(client),
  })
  return (
    <TakePartButton isBusy={isSending} onClick={send}>
      <FormattedMessage id="promotions.raffle.take" />
    </TakePartButton>
  )
}
