import type { LoginRow } from '../../base/collections/collections.ts'

/** Where a member logs in: the portal of the players, or that of the agents. */
export type Area = LoginRow['area']

/** What a session is used from. */
export type Device = {
  area: Area
  ip: string
  userAgent: string
  /** The name of a browser that the account has logged in with. */
  deviceId?: string | undefined
}

/** What a call comes from. */
export const deviceOf = (
  { ip, userAgent }: { ip: string; userAgent: string },
  area: Area = 'member',
  deviceId?: string,
): Device => ({ area, ip, userAgent, deviceId })

export const unknownDevice: Device = { area: 'member', ip: '', userAgent: '' }
