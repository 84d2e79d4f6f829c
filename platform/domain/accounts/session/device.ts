import type { LoginRow } from '../../base/collections/collections.ts'

/** Area of a login: the players' or the agents' portal. */
export type Area = LoginRow['area']

export type Device = {
  area: Area
  ip: string
  userAgent: string
  /** Id of the browser, if the account has logged in with it before. */
  deviceId?: string | undefined
}

export const deviceOf = (
  { ip, userAgent }: { ip: string; userAgent: string },
  area: Area = 'member',
  deviceId?: string,
): Device => ({ area, ip, userAgent, deviceId })

export const unknownDevice: Device = { area: 'member', ip: '', userAgent: '' }
