import { FormattedMessage } from 'react-intl'
import { failureOf } from '../../../api/failure.ts'
import { read } from '../../../api/read.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { Notice } from '../../../ui/Notice.tsx'

/** Notice that a link's invitation has ended or expired. Unknown codes show nothing. */
export function InvitationOver({ code }: { code: string }) {
  const query = { code, domain: window.location.hostname }
  const check = useQuery({ ...read('/wps/agent/affiliate', { query }), retry: false })
  if (!check.isError || !isOver(check.error)) return null
  return (
    <Notice
      tone="warning"
      role="status"
      title={<FormattedMessage id="registration.invitationOver.title" />}
    >
      <p>
        <FormattedMessage id="registration.invitationOver.text" />
      </p>
    </Notice>
  )
}

/** True for an invitation that was valid once. Unknown codes are not reported to the visitor. */
function isOver(error: unknown): boolean {
  const failure = failureOf(error)
  if (failure.kind !== 'rejected' || failure.code !== 'AFFILIATE_INVALID') return false
  return failure.details.fields?.some(({ reason }) => reason === 'expired') === true
}
