import { FormattedMessage } from 'react-intl'
import { failureOf } from '../../../api/failure.ts'
import { read } from '../../../api/read.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { Notice } from '../../../ui/Notice.tsx'

/** Says that the invitation of a link can no longer be used; nothing for any other code. */
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

/** True for an invitation that was good once: of other codes in links nobody is told. */
function isOver(error: unknown): boolean {
  const failure = failureOf(error)
  if (failure.kind !== 'rejected' || failure.code !== 'AFFILIATE_INVALID') return false
  return failure.details.fields?.some(({ reason }) => reason === 'expired') === true
}
