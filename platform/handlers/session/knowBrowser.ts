import { changeAndTell } from '../../domain/accounts/messages/changeAndTell.ts'
import { newDevice } from '../../domain/accounts/messages/signInNotices.ts'
import { type Area, type Device, deviceOf } from '../../domain/accounts/session/device.ts'
import { isNewDevice } from '../../domain/accounts/session/loginHistory.ts'
import type { MemberRow } from '../../domain/base/collections/collections.ts'
import type { Context } from '../../domain/base/context/context.ts'
import type { Call } from '../../server/handler.ts'
import { rememberDevice } from '../../server/knownDevices.ts'

/**
 * Stores the browser of a login as known to the account.
 * @returns the device, the cookie that identifies it, and whether the device is new to the account.
 */
export async function knowBrowser(
  call: { context: Context } & Pick<Call<'login'>, 'cookies' | 'ip' | 'userAgent'>,
  memberId: string,
  area: Area,
): Promise<{ device: Device; setCookie: string; isNew: boolean }> {
  const { context, cookies } = call
  // The hash is read again, because a temporary password may just have become the account's
  // password.
  const { passwordHash = '' } = (await context.store.members.get(memberId)) ?? {}
  const owner = { account: 'member', id: memberId, passwordHash } as const
  const { deviceId, isKnown, setCookie } = await rememberDevice(context, cookies, owner)
  const device = deviceOf(call, area, deviceId)
  return {
    device,
    setCookie,
    isNew: await isNewDevice(context.store, memberId, { ...device, isKnown }),
  }
}

/** Notifies the owner of a login with a new browser, in the background. */
export function tellOfNewDevice(
  context: Context,
  owner: Pick<MemberRow, 'id' | 'email'>,
  device: Device,
): void {
  context.background.run('telling of a new device', async () => {
    await changeAndTell(context, owner, newDevice(device), () => Promise.resolve(true))
  })
}
