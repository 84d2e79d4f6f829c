import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { write } from '../../../api/write.ts'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { useSendOnce } from '../../../kit/query/useSendOnce.ts'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { useMarket } from '../../../session/market.ts'
import { Button } from '../../../ui/Button.tsx'
import { Sparks } from '../../../ui/Sparks.tsx'
import textClasses from '../../../ui/text.module.css'
import { refetchAfterClaim } from '../rewards.queries.ts'
import { useHeadingAfterPress } from '../useHeadingAfterPress.ts'
import { EnvelopeArt } from './EnvelopeArt.tsx'
import classes from './envelopes.module.css'
import type { Rain } from './rainTimes.ts'

type Props = {
  /** The current rain, or the last one. */
  rain: Rain
  next: Rain | undefined
}

/**
 * The current rain of red envelopes, with the envelope to open. Between two rains, it shows the
 * outcome of the last rain and the start of the next.
 */
export function RainNow({ rain, next }: Props) {
  const client = useQueryClient()
  const [isPaid, setPaid] = useState(false)
  const { isSending, send } = useSendOnce({
    send: (idempotencyKey) =>
      write(
        'POST /wps/redEnvelopes/{redEnvelopeId}/open',
        { path: { redEnvelopeId: rain.id } },
        { idempotencyKey },
      ),
    onDone: () => setPaid(true),
    onSettled: () => refetchAfterClaim(client),
  })
  const { status } = rain
  const { heading, onPress } = useHeadingAfterPress(status === 'OPEN')
  return (
    <section className={classes.now} data-status={status}>
      <div className={classes.art}>
        <EnvelopeArt isOpen={status === 'OPENED'} />
        {isPaid && <Sparks />}
      </div>
      <div className={classes.words}>
        <h2 ref={heading} tabIndex={-1} className={classes.found}>
          <RainTitle rain={rain} />
        </h2>
        <RainText rain={rain} next={next} />
        {status === 'OPEN' && (
          <Button
            variant="primary"
            size="large"
            isBusy={isSending}
            onClick={() => {
              onPress()
              send()
            }}
          >
            <FormattedMessage id="rewards.envelopes.open" />
          </Button>
        )}
      </div>
    </section>
  )
}

/** State of the rain, or the amount in the opened envelope. */
function RainTitle({ rain: { status, amount = '0.00' } }: { rain: Rain }) {
  switch (status) {
    case 'OPEN':
      return <FormattedMessage id="rewards.envelopes.falling" />
    case 'OPENED':
      return (
        <FormattedMessage
          id="rewards.envelopes.found"
          values={{
            amount: (
              <strong className={classes.amount}>
                <MarketMoney amount={amount} />
              </strong>
            ),
          }}
        />
      )
    case 'GONE':
      return <FormattedMessage id="rewards.envelopes.gone" />
    case 'CLOSED':
    case 'COMING':
      return <FormattedMessage id="rewards.envelopes.none" />
  }
}

function RainText({ rain: { status, closesAt, pot }, next }: Props) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const momentOf = (at: string) => formatInstant(at, 'minute', language, timeZone)
  return (
    <div className={textClasses.note}>
      {status === 'OPEN' && (
        <p>
          <FormattedMessage
            id="rewards.envelopes.rule"
            values={{ pot: <MarketMoney amount={pot} />, until: momentOf(closesAt) }}
          />
        </p>
      )}
      {status === 'OPENED' && (
        <p>
          <FormattedMessage id="rewards.claimed.money" />
        </p>
      )}
      {status === 'CLOSED' && (
        <p>
          <FormattedMessage id="rewards.envelopes.ended" values={{ at: momentOf(closesAt) }} />
        </p>
      )}
      {status !== 'OPEN' && next && (
        <p>
          <FormattedMessage id="rewards.envelopes.next" values={{ at: momentOf(next.opensAt) }} />
        </p>
      )}
    </div>
  )
}
