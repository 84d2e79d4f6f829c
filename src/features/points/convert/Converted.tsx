import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import type { Value } from '../../../api/operations.ts'
import { closeModal } from '../../../kit/modal/modalStore.ts'
import { paths } from '../../../paths.ts'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { Button } from '../../../ui/Button.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { Notice } from '../../../ui/Notice.tsx'
import { PointCount } from '../PointCount.tsx'
import classes from './convert.module.css'

type Conversion = Value<'POST /wps/relay/passwordCheck/MCS2_convertPoint'>

/** Result of a conversion, and the remaining points. */
export function Converted({ conversion: { points, amount, balance } }: { conversion: Conversion }) {
  const navigate = useNavigate()
  return (
    <div className={classes.form}>
      <Notice
        tone="good"
        role="status"
        title={
          <FormattedMessage
            id="points.convert.done"
            values={{ amount: <MarketMoney amount={amount} /> }}
          />
        }
      >
        <p>
          <FormattedMessage
            id="points.convert.doneText"
            values={{
              points: <PointCount points={points} />,
              left: <PointCount points={balance} />,
            }}
          />
        </p>
      </Notice>
      <div className={layoutClasses.actions}>
        <Button
          variant="primary"
          size="large"
          // Moves the focus here, because the clicked button is no longer rendered.
          autoFocus
          onClick={() => void closeModal()}
        >
          <FormattedMessage id="app.ok" />
        </Button>
        <Button
          size="large"
          onClick={() => void closeModal().then(() => navigate(paths.member('points')))}
        >
          <FormattedMessage id="pages.member.points" />
        </Button>
      </div>
    </div>
  )
}
