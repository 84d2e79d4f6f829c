/** Open sessions and login history of a member. */

import { describeBrowser } from '../../domain/accounts/account/userAgent.ts'
import { endOneSession, endSessionsOf } from '../../domain/accounts/session/sessions.ts'
import type { LoginRow } from '../../domain/base/collections/collections.ts'
import { newestFirst, pageOf, pageOfRows } from '../../domain/base/storage/pageOf.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, fault } from '../../server/handler.ts'
import { knownDevice } from '../../server/knownDevices.ts'

export const memberSessions = {
  'GET /wps/member/sessions': async ({ context, query, caller: { member, sessionId } }) => {
    const now = context.now()
    const sessions = await context.store.sessions.find({ where: { memberId: member.id } })
    const devices = await context.store.devices.find({ where: { memberId: member.id } })
    const known = new Map(devices.map((device) => [device.id, device]))
    const open = sessions
      .filter(({ expiresAt }) => expiresAt > now)
      .toSorted((one, other) => other.createdAt - one.createdAt)
    const items = open.map(({ id, createdAt }) => {
      const device = known.get(id)
      return {
        sessionId: id,
        current: id === sessionId,
        area: device?.area === 'agent' ? ('agent' as const) : ('member' as const),
        ...describeBrowser(device?.userAgent ?? ''),
        address: device?.ip ?? '',
        startedAt: new Date(createdAt).toISOString(),
        seenAt: new Date(device?.seenAt ?? createdAt).toISOString(),
      }
    })
    return answer(pageOf(items, { page: query?.page ?? 1, pageSize: query?.pageSize ?? 20 }))
  },
  'GET /wps/member/loginHistory': async ({ context, query, cookies, caller }) => {
    const { member, sessionId } = caller
    const { id: memberId, passwordHash } = member
    const owner = { account: 'member', id: memberId, passwordHash } as const
    const deviceId = await knownDevice(context, cookies, owner)
    const isThisDevice = (row: LoginRow) =>
      row.sessionId === sessionId || (deviceId !== undefined && row.deviceId === deviceId)
    const where = { memberId }
    const orderBy = newestFirst('at')
    return answer(
      await pageOfRows(context.store.logins, { where, orderBy }, query ?? {}, (row) => ({
        loginId: row.id,
        at: new Date(row.at).toISOString(),
        kind: row.kind,
        ...(row.secondStep !== null && { secondStep: row.secondStep }),
        outcome: row.outcome,
        count: row.count,
        area: row.area,
        browser: row.browser,
        system: row.system,
        address: row.network,
        thisDevice: isThisDevice(row),
      })),
    )
  },
  'DELETE /wps/member/sessions': async ({ context, caller: { member, sessionId } }) => {
    const ended = await context.store.transaction((tables, announce) =>
      endSessionsOf(tables, announce, member.id, sessionId),
    )
    return answer({ ended })
  },
  'DELETE /wps/member/sessions/{sessionId}': async ({ context, path, caller: { member } }) => {
    const isEnded = await endOneSession(context, member.id, path.sessionId)
    return isEnded ? answer(undefined) : fault('NOT_FOUND')
  },
} satisfies Pick<
  Behaviour,
  | 'GET /wps/member/sessions'
  | 'GET /wps/member/loginHistory'
  | 'DELETE /wps/member/sessions'
  | 'DELETE /wps/member/sessions/{sessionId}'
>
