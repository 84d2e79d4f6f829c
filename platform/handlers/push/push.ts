/** The member's browsers that show notifications. */

import { keepPushDevice, pushDevicesOf } from '../../domain/accounts/push/pushDevices.ts'
import { isBrowserKey, vapidKeys } from '../../domain/accounts/push/vapidKeys.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer } from '../../server/handler.ts'

export const push = {
  'GET /wps/member/push': async ({ world, caller: { member, sessionId } }) => {
    const devices = await pushDevicesOf(world.store, member.id)
    const isOffered = world.providers.push !== undefined
    return answer({
      ...(isOffered && { publicKey: (await vapidKeys(world)).publicKey }),
      devices: devices.map((device) => ({
        deviceId: device.id,
        isOfSession: device.sessionId === sessionId,
      })),
    })
  },

  'PUT /wps/member/push': async ({ world, body, caller: { member, sessionId } }) => {
    if (!world.providers.push) return world.reject('NOT_POSSIBLE_NOW')
    const isKnown = world.providers.push.knows(body.endpoint) && (await isBrowserKey(body.p256dh))
    if (!isKnown) return world.reject('PUSH_REFUSED')
    const owner = { memberId: member.id, sessionId }
    return answer({ deviceId: await keepPushDevice(world, owner, body), isOfSession: true })
  },

  'DELETE /wps/member/push/{deviceId}': async ({ world, path, caller: { member } }) => {
    await world.store.pushDevices.remove({ id: path.deviceId, memberId: member.id })
    return answer(undefined)
  },
} satisfies Pick<
  Behaviour,
  'GET /wps/member/push' | 'PUT /wps/member/push' | 'DELETE /wps/member/push/{deviceId}'
>
