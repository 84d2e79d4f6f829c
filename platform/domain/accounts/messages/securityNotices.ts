/** Notices about a changed password, phone or e-mail address of an account. */
import { message } from '../../base/texts/texts.ts'
import { type AccountNotice, accountNotice } from './changeAndTell.ts'

/**
 * Whoever set the password is in; its owner gets back by what is bound.
 * @param isFirst true where the account had no password.
 */
export function passwordNotice(isFirst: boolean): AccountNotice {
  const id = isFirst ? 'security.passwordSet' : 'security.passwordChanged'
  return {
    purpose: 'passwordChanged',
    title: message(`${id}.title`),
    body: message(`${id}.body`),
  }
}

/** @param isFirst true where the account had no transaction password. */
export function paymentPasswordNotice(isFirst: boolean): AccountNotice {
  const id = isFirst ? 'security.paymentPasswordSet' : 'security.paymentPasswordChanged'
  return accountNotice('paymentPasswordChanged', message(`${id}.title`), message(`${id}.body`))
}

type ContactKind = 'phone' | 'email'

/**
 * Notice about a phone or an e-mail address that is now bound.
 * @param now the new one, in part.
 * @param before the one that it replaces, in part; undefined where there was none.
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
