/** Push subscriptions of a member's browsers. */

import { keepPushDevice, pushDevicesOf } from '../../domain/accounts/push/pushDevices.ts'
import { isBrowserKey, vapidKeys } from '../../domain/accounts/push/vapidKeys.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer } from '../../server/handler.ts'

export const push = {
  'GET /wps/member/push': async ({ context, caller: { member, sessionId } }) => {
    const devices = await pushDevicesOf(context.store, member.id)
    const isOffered = context.providers.push !== undefined
    return answer({
      ...(isOffered && { publicKey: (await vapidKeys(context)).publicKey }),
      devices: devices.map((device) => ({
        deviceId: device.id,
        isOfSession: device.sessionId === sessionId,
      })),
    })
  },

  'PUT /wps/member/push': async ({ context, body, caller: { member, sessionId } }) => {
    if (!context.providers.push) return context.reject('NOT_POSSIBLE_NOW')
    const isKnown = context.providers.push.knows(body.endpoint) && (await isBrowserKey(body.p256dh))
    if (!isKnown) return context.reject('PUSH_REFUSED')
    const owner = { memberId: member.id, sessionId }
    return answer({ deviceId: await keepPushDevice(context, owner, body), isOfSession: true })
  },

  'DELETE /wps/member/push/{deviceId}': async ({ context, path, caller: { member } }) => {
    await context.store.pushDevices.remove({ id: path.deviceId, memberId: member.id })
    return answer(undefined)
  },
} satisfies Pick<
  Behaviour,
  'GET /wps/member/push' | 'PUT /wps/member/push' | 'DELETE /wps/member/push/{deviceId}'
>
