import { type MouseEvent, useId, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { useContentLanguage } from '../../../session/contentLanguage.ts'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Sparks } from '../../../ui/Sparks.tsx'
import { useSpin } from './useSpin.ts'
import { WheelFace } from './WheelFace.tsx'
import classes from './wheel.module.css'
import type { Prize, Wheel } from './wheelShape.ts'

/**
 * The wheel, the prize of the last spin, and a button that starts a spin or skips its animation.
 */
export function SpinPanel({ wheel }: { wheel: Wheel }) {
  const ticketsId = useId()
  const face = useRef<SVGGElement>(null)
  const { angle, spin, isSending, isTurning, isUnanswered, start, skip } = useSpin(wheel, face)
  const { prizes, tickets } = wheel
  const canSpin = tickets > 0 || isUnanswered
  const handleClick = ({ detail }: MouseEvent) => {
    // The second click of a double click is ignored: it would spend another ticket or skip the spin
    // that has just begun.
    if (detail > 1) return
    if (isTurning) skip()
    else if (canSpin) start()
  }
  return (
    <section className={classes.game}>
      <div className={classes.stage}>
        <WheelFace prizes={prizes} angle={angle} wonId={spin?.prize.id} face={face} />
        {spin && spin.prize.kind !== 'NOTHING' && <Sparks key={spin.id} />}
      </div>
      <p role="status" className={classes.result}>
        {spin && <Outcome prize={spin.prize} />}
      </p>
      <Button
        variant="primary"
        size="large"
        isBusy={isSending && !isTurning}
        aria-disabled={!isTurning && !canSpin}
        aria-describedby={ticketsId}
        className={classes.spin}
        onClick={handleClick}
      >
        <FormattedMessage id={buttonText({ isTurning, isUnanswered })} />
      </Button>
      <p id={ticketsId} className={classes.tickets}>
        <FormattedMessage id="rewards.wheel.tickets" values={{ tickets }} />
      </p>
    </section>
  )
}

function buttonText({ isTurning, isUnanswered }: { isTurning: boolean; isUnanswered: boolean }) {
  if (isTurning) return 'rewards.wheel.skip'
  return isUnanswered ? 'rewards.wheel.askAgain' : 'rewards.wheel.spin'
}

/** Text of a prize. */
function Outcome({ prize: { kind, label, amount = '0.00', points = 0 } }: { prize: Prize }) {
  const { lang } = useContentLanguage()
  const shownLabel = <bdi lang={lang}>{label}</bdi>
  switch (kind) {
    case 'MONEY':
      return (
        <FormattedMessage
          id="rewards.wheel.won.money"
          values={{
            amount: (
              <strong className={classes.won}>
                <MarketMoney amount={amount} />
              </strong>
            ),
          }}
        />
      )
    case 'POINTS':
      return (
        <FormattedMessage
          id="rewards.wheel.won.points"
          values={{ points, strong: (words) => <strong className={classes.won}>{words}</strong> }}
        />
      )
    case 'TICKET':
      return (
        <span>
          <FormattedMessage id="rewards.wheel.won.ticket" values={{ label: shownLabel }} />
        </span>
      )
    case 'NOTHING':
      return (
        <span>
          <FormattedMessage id="rewards.wheel.won.nothing" values={{ label: shownLabel }} />
        </span>
      )
  }
}
