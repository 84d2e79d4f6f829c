import { FormattedMessage } from 'react-intl'
import { Link } from '../../kit/page/Link.tsx'
import { paths } from '../../paths.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { buttonLook } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { demandFor, type IdentityDemand, isUnderReview } from './identity.queries.ts'
import { useIdentity } from './useIdentity.ts'

const OpenLink = () => (
  <Link to={paths.member('identity')} {...buttonLook('secondary')}>
    <FormattedMessage id="identityCheck.notice.open" />
  </Link>
)

type Props = {
  /** What the member is about to do. */
  action: 'DEPOSIT' | 'WITHDRAWAL'
}

/** What an act needs of the identity check; nothing where it needs nothing. */
export function IdentityNotice({ action }: Props) {
  const status = useIdentity().data
  if (status === undefined) return null
  const demand = demandFor(status, action)
  if (demand && isUnderReview(status)) {
    return (
      <Notice
        title={<FormattedMessage id="identityCheck.notice.review" />}
        actions={<OpenLink />}
        role="status"
      >
        <p>
          <FormattedMessage id="identityCheck.notice.reviewText" />
        </p>
      </Notice>
    )
  }
  if (demand && status.closed) {
    return (
      <Notice tone="warning" title={<FormattedMessage id="identityCheck.notice.closed" />}>
        <p>
          <FormattedMessage id="identityCheck.notice.closedText" />
        </p>
      </Notice>
    )
  }
  if (demand) return <DemandNotice demand={demand} withdrawn={status.withdrawn} />
  const { withdrawalLeft } = status
  if (action !== 'WITHDRAWAL' || withdrawalLeft === undefined) return null
  return (
    <Notice actions={<OpenLink />}>
      <p>
        <FormattedMessage
          id="identityCheck.notice.left"
          values={{ amount: <MarketMoney amount={withdrawalLeft} /> }}
        />
      </p>
    </Notice>
  )
}

function DemandNotice({ demand, withdrawn }: { demand: IdentityDemand; withdrawn: string }) {
  const { action, reason } = demand
  const text = action === 'DEPOSIT' ? action : reason
  return (
    <Notice
      tone="warning"
      title={<FormattedMessage id={`identityCheck.notice.${text}`} />}
      actions={
        <Link to={paths.member('identity')} {...buttonLook('primary')}>
          <FormattedMessage id="identityCheck.notice.verify" />
        </Link>
      }
    >
      <p>
        <FormattedMessage
          id={`identityCheck.notice.${text}_text`}
          values={{ total: <MarketMoney amount={withdrawn} /> }}
        />
      </p>
    </Notice>
  )
}
