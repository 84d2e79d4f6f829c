import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { write } from '../../api/write.ts'
import { currentTarget, readBrowserPush } from '../../kit/push/browserPush.ts'
import { useAccountKind } from '../../session/session.queries.ts'
import { pushQuery } from './push.queries.ts'

/**
 * Moves the push subscription of this browser to the member's new session, so that a logout ends
 * the subscription. Requests no permission, and ignores a subscription that the platform does not
 * list for this member.
 */
export function KeepPush() {
  const kind = useAccountKind()
  const client = useQueryClient()
  useEffect(() => {
    if (kind === undefined || kind === 'trial') return
    const keep = async () => {
      const { deviceId } = await readBrowserPush()
      if (deviceId === undefined) return
      const { devices } = await client.fetchQuery(pushQuery())
      const own = devices.find((device) => device.deviceId === deviceId)
      const target = await currentTarget()
      if (own === undefined || own.isOfSession || target === undefined) return
      await write('PUT /wps/member/push', { body: target })
      await client.invalidateQueries({ queryKey: pushQuery().queryKey })
    }
    // A failure leaves the subscription unchanged; the next page load tries again.
    keep().catch(() => {})
  }, [kind, client])
  return null
}
