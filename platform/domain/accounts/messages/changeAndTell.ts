/** Account changes that notify the owner, in the inbox and by e-mail. */
import type { DomainTables, MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { sendMail } from '../../base/context/outgoing.ts'
import type { Announce } from '../../base/storage/events.ts'
import { languageOf, message, type Texts, textIn } from '../../base/texts/texts.ts'
import { settingsOf } from '../account/memberSettings.ts'
import { sendMessage } from './messages.ts'

export type AccountNotice = {
  /** Label of the e-mail in a developer's outbox. */
  purpose: string
  /** Title of at most 200 characters in each language; also the subject of the e-mail. */
  title: Texts
  /** Plain text in each language; an empty line separates paragraphs. */
  body: Texts
}

/** Notice that ends with advice in case somebody other than the owner made the change. */
export const accountNotice = (purpose: string, title: Texts, body: Texts): AccountNotice => ({
  purpose,
  title,
  body: message('notices.account', { body }),
})

type Teller = Pick<Context, 'store' | 'now' | 'randomBytes' | 'providers' | 'background'>
type Owner = Pick<MemberRow, 'id' | 'email'>

/** Sends a notice by e-mail, in the background, if the owner has an address. */
async function mailNotice(
  context: Teller,
  { id, email }: Owner,
  { purpose, title, body }: AccountNotice,
): Promise<void> {
  if (email === null || !context.providers.mail) return
  const { language } = await settingsOf(context.store, id)
  const words = languageOf(language ?? undefined)
  const text = textIn(message('notices.mail', { body }), words)
  sendMail(context, {
    to: email,
    subject: textIn(title, words),
    text,
    purpose,
    sentAt: context.now(),
  })
}

/**
 * Changes an account and stores the inbox message in one transaction. Sends the e-mail after the
 * commit.
 * @param owner state before the change, so that the old address is notified of a new one.
 * @param change returns undefined if nothing changed; no notice is then sent.
 */
export async function changeAndTell<Result>(
  context: Teller,
  owner: Owner,
  notice: AccountNotice,
  change: (tables: DomainTables, announce: Announce) => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const result = await context.store.transaction(async (tables, announce) => {
    const changed = await change(tables, announce)
    if (changed === undefined) return undefined
    const { title, body } = notice
    await sendMessage(context, tables, announce, {
      memberId: owner.id,
      kind: 'SYSTEM',
      title,
      body,
      opens: '/member/account',
    })
    return changed
  })
  if (result !== undefined) await mailNotice(context, owner, notice)
  return result
}
