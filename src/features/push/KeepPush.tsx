import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { write } from '../../api/write.ts'
import { currentTarget, readBrowserPush } from '../../kit/push/browserPush.ts'
import { useAccountKind } from '../../session/session.queries.ts'
import { pushQuery } from './push.queries.ts'

/**
 * Takes the notifications that the member has let this browser show over into a new session, whose
 * log-out ends them. Asks nobody, and switches nothing on that the platform does not know as theirs.
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
    // The next page tries again; until then they go on as they were.
    keep().catch(() => {})
  }, [kind, client])
  return null
}
