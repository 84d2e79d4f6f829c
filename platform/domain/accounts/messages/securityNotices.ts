/** Notices about a changed password, phone or e-mail address of an account. */
import { message } from '../../base/texts/texts.ts'
import { type AccountNotice, accountNotice } from './changeAndTell.ts'

/**
 * Notice about a new password. An owner who did not set this password is advised to recover the
 * account. The advice of `accountNotice`, to change the password, would not help, because the
 * intruder knows the new password and is logged in.
 * @param isFirst true if the account had no password.
 */
export function passwordNotice(isFirst: boolean): AccountNotice {
  const id = isFirst ? 'security.passwordSet' : 'security.passwordChanged'
  return {
    purpose: 'passwordChanged',
    title: message(`${id}.title`),
    body: message(`${id}.body`),
  }
}

/** @param isFirst true if the account had no transaction password. */
export function paymentPasswordNotice(isFirst: boolean): AccountNotice {
  const id = isFirst ? 'security.paymentPasswordSet' : 'security.paymentPasswordChanged'
  return accountNotice('paymentPasswordChanged', message(`${id}.title`), message(`${id}.body`))
}

type ContactKind = 'phone' | 'email'

/**
 * Notice about a newly bound phone or e-mail address.
 * @param now the new contact, masked.
 * @param before the replaced contact, masked; undefined if no contact was replaced.
 */
export function contactNotice(
  kind: ContactKind,
  now: string,
  before: string | undefined,
): AccountNotice {
  const id = `security.${kind}${before === undefined ? 'Added' : 'Changed'}` as const
  const values = { now, ...(before !== undefined && { before }) }
  return accountNotice(`${kind}Changed`, message(`${id}.title`), message(`${id}.body`, values))
}
