import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../../../kit/page/Link.tsx'
import { toMinor } from '../../../lib/money.ts'
import { paths } from '../../../paths.ts'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { Panel } from '../../../ui/Panel.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import textClasses from '../../../ui/text.module.css'
import { isAmount } from '../rewardShape.ts'
import type { Wheel } from './wheelShape.ts'

type Props = { wheel: Pick<Wheel, 'depositPerTicket' | 'towardsNext'> }

/** Ways to get wheel tickets, and the progress to the next one. */
export function MoreTickets({ wheel: { depositPerTicket, towardsNext } }: Props) {
  const intl = useIntl()
  return (
    <Panel title={<FormattedMessage id="rewards.wheel.more.title" />}>
      {isAmount(depositPerTicket) && (
        <div className={layoutClasses.stack8}>
          <p>
            <FormattedMessage
              id="rewards.wheel.more.deposits"
              values={{ amount: <MarketMoney amount={depositPerTicket} /> }}
            />
          </p>
          <ProgressBar
            label={intl.formatMessage({ id: 'rewards.wheel.more.progress' })}
            value={toMinor(towardsNext)}
            max={toMinor(depositPerTicket)}
          />
          <p className={textClasses.note}>
            <FormattedMessage
              id="rewards.wheel.more.sofar"
              values={{
                paid: <MarketMoney amount={towardsNext} />,
                amount: <MarketMoney amount={depositPerTicket} />,
              }}
            />
          </p>
        </div>
      )}
      <p>
        <FormattedMessage
          id="rewards.wheel.more.missions"
          values={{ link: (words) => <Link to={paths.member('missions')}>{words}</Link> }}
        />
      </p>
    </Panel>
  )
}
