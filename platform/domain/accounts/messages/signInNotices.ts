/** Notices about logins and their second step (LOGIN-30, LOGIN-31). */
import { message } from '../../base/texts/texts.ts'
import { maskAddress } from '../account/maskedContact.ts'
import { describeBrowser } from '../account/userAgent.ts'
import { type AccountNotice, accountNotice } from './changeAndTell.ts'

export const authenticatorOn = accountNotice(
  'authenticatorOn',
  message('signIn.authenticatorOn.title'),
  message('signIn.authenticatorOn.body'),
)

export const authenticatorOff = accountNotice(
  'authenticatorOff',
  message('signIn.authenticatorOff.title'),
  message('signIn.authenticatorOff.body'),
)

export const recoveryCodesRenewed = accountNotice(
  'recoveryCodesRenewed',
  message('signIn.recoveryCodesRenewed.title'),
  message('signIn.recoveryCodesRenewed.body'),
)

export const recoveryCodeUsed = accountNotice(
  'recoveryCodeUsed',
  message('signIn.recoveryCodeUsed.title'),
  message('signIn.recoveryCodeUsed.body'),
)

export const addressCheckOn = accountNotice(
  'addressCheckOn',
  message('signIn.addressCheckOn.title'),
  message('signIn.addressCheckOn.body'),
)

export const addressCheckOff = accountNotice(
  'addressCheckOff',
  message('signIn.addressCheckOff.title'),
  message('signIn.addressCheckOff.body'),
)

const unknown = message('signIn.newDevice.unknown')

/** Notice about a login from a browser that is new for the account. */
export function newDevice({ ip, userAgent }: { ip: string; userAgent: string }): AccountNotice {
  const { browser, system } = describeBrowser(userAgent)
  const network = maskAddress(ip)
  return accountNotice(
    'newDevice',
    message('signIn.newDevice.title'),
    message('signIn.newDevice.body', {
      browser: browser || unknown,
      system: system || unknown,
      network: network || unknown,
    }),
  )
}
