import { FormattedMessage } from 'react-intl'
import { Link } from '../../kit/page/Link.tsx'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { buttonLook } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { demandFor, type IdentityDemand, isUnderReview } from './identity.queries.ts'
import { useIdentity } from './useIdentity.ts'

type Props = {
  /** Action that the page offers. */
  action: 'DEPOSIT' | 'WITHDRAWAL'
  /** Path of the page for the identity check. */
  to: string
}

const OpenLink = ({ to }: Pick<Props, 'to'>) => (
  <Link to={to} {...buttonLook('secondary')}>
    <FormattedMessage id="identity.notice.open" />
  </Link>
)

/**
 * Notice of the identity check that an action requires, or of the amount that can still be
 * withdrawn without it. Renders nothing if neither applies.
 */
export function IdentityNotice({ action, to }: Props) {
  const status = useIdentity().data
  if (status === undefined) return null
  const demand = demandFor(status, action)
  if (demand && isUnderReview(status)) {
    return (
      <Notice
        title={<FormattedMessage id="identity.notice.review" />}
        actions={<OpenLink to={to} />}
        role="status"
      >
        <p>
          <FormattedMessage id="identity.notice.reviewText" />
        </p>
      </Notice>
    )
  }
  if (demand && status.closed) {
    return (
      <Notice tone="warning" title={<FormattedMessage id="identity.notice.closed" />}>
        <p>
          <FormattedMessage id="identity.notice.closedText" />
        </p>
      </Notice>
    )
  }
  if (demand) return <DemandNotice demand={demand} withdrawn={status.withdrawn} to={to} />
  const { withdrawalLeft } = status
  if (action !== 'WITHDRAWAL' || withdrawalLeft === undefined) return null
  return (
    <Notice actions={<OpenLink to={to} />}>
      <p>
        <FormattedMessage
          id="identity.notice.left"
          values={{ amount: <MarketMoney amount={withdrawalLeft} /> }}
        />
      </p>
    </Notice>
  )
}

type DemandNoticeProps = Pick<Props, 'to'> & { demand: IdentityDemand; withdrawn: string }

function DemandNotice({ demand, withdrawn, to }: DemandNoticeProps) {
  const { action, reason } = demand
  const text = action === 'DEPOSIT' ? action : reason
  return (
    <Notice
      tone="warning"
      title={<FormattedMessage id={`identity.notice.${text}`} />}
      actions={
        <Link to={to} {...buttonLook('primary')}>
          <FormattedMessage id="identity.notice.verify" />
        </Link>
      }
    >
      <p>
        <FormattedMessage
          id={`identity.notice.${text}_text`}
          values={{ total: <MarketMoney amount={withdrawn} /> }}
        />
      </p>
    </Notice>
  )
}
