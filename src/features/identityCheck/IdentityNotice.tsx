import { FormattedMessage } from 'react-intl'
import { Link } from '../../kit/page/Link.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { paths } from '../../paths.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { buttonLook } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { identityQuery } from './identity.queries.ts'
import { isUnderReview } from './steps/stepPlan.ts'

const OpenLink = () => (
  <Link to={paths.member('identity')} {...buttonLook('secondary')}>
    <FormattedMessage id="identityCheck.notice.open" />
  </Link>
)

/** What a withdrawal needs of the identity check; nothing where it needs nothing. */
export function IdentityNotice() {
  const status = useQuery(identityQuery()).data
  if (status === undefined) return null
  const { demand, withdrawn, withdrawalLeft } = status
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
  if (demand) {
    return (
      <Notice
        tone="warning"
        title={<FormattedMessage id={`identityCheck.notice.${demand.reason}`} />}
        actions={<OpenLink />}
      >
        <p>
          <FormattedMessage
            id={`identityCheck.notice.${demand.reason}_text`}
            values={{ total: <MarketMoney amount={withdrawn} /> }}
          />
        </p>
      </Notice>
    )
  }
  if (withdrawalLeft === undefined) return null
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
