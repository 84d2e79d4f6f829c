import { message } from '../../base/texts/texts.ts'
import { type AccountNotice, accountNotice } from '../messages/changeAndTell.ts'

/** @param name of the passkey, as its owner chose it. */
export const passkeyAdded = (name: string): AccountNotice =>
  accountNotice(
    'passkeyAdded',
    message('passkeys.passkeyAdded.title'),
    message('passkeys.passkeyAdded.body', { name }),
  )

export const passkeyRemoved = (name: string): AccountNotice =>
  accountNotice(
    'passkeyRemoved',
    message('passkeys.passkeyRemoved.title'),
    message('passkeys.passkeyRemoved.body', { name }),
  )

export const passkeyCopied = (name: string): AccountNotice =>
  accountNotice(
    'passkeyCopied',
    message('passkeys.passkeyCopied.title'),
    message('passkeys.passkeyCopied.body', { name }),
  )
