import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { openModal } from '../../../../kit/modal/modalStore.ts'
import { Button } from '../../../../ui/Button.tsx'
import layoutClasses from '../../../../ui/layout.module.css'
import textClasses from '../../../../ui/text.module.css'
import { OrganisationList } from '../help/OrganisationList.tsx'
import classes from './selfTest.module.css'
import { mostPoints, riskOf } from './selfTest.ts'

type Props = { points: number; onAgain: () => void }

/** Risk level for the points, with links to protective measures. */
export function SelfTestResult({ points, onAgain }: Props) {
  const risk = riskOf(points)
  const heading = useRef<HTMLHeadingElement>(null)
  // The form, which had the focus, is removed, so the focus moves to the result.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={layoutClasses.stack16}>
      <div className={classes.verdict} data-risk={risk}>
        <h3 ref={heading} tabIndex={-1} className={classes.risk}>
          <FormattedMessage id={`protection.selfTest.risks.${risk}`} />
        </h3>
        <p>
          <FormattedMessage id={`protection.selfTest.riskTexts.${risk}`} />
        </p>
        <p className={textClasses.note}>
          <FormattedMessage id="protection.selfTest.points" values={{ points, mostPoints }} />
        </p>
      </div>
      <div className={layoutClasses.actions}>
        {risk === 'high' && (
          <Button
            variant="primary"
            onClick={() => openModal({ name: 'playBreak', kind: 'SELF_EXCLUSION' })}
          >
            <FormattedMessage id="protection.breaks.exclusionAction" />
          </Button>
        )}
        {risk !== 'none' && (
          <Button
            variant={risk === 'moderate' ? 'primary' : 'secondary'}
            onClick={() => openModal({ name: 'playBreak', kind: 'TIME_OUT' })}
          >
            <FormattedMessage id="protection.breaks.timeOutAction" />
          </Button>
        )}
        {risk !== 'high' && (
          <Button onClick={() => openModal({ name: 'playerLimit', limitId: 'LOSS_MONTH' })}>
            <FormattedMessage id="protection.selfTest.limitLosses" />
          </Button>
        )}
        <Button variant="quiet" onClick={onAgain}>
          <FormattedMessage id="protection.selfTest.again" />
        </Button>
      </div>
      {risk !== 'none' && <OrganisationList />}
    </div>
  )
}
