/** Identity check in three steps: person, document and selfie. */

import { isOffered } from '../../domain/accounts/identity/offer.ts'
import { showIdentity } from '../../domain/accounts/identity/showIdentity.ts'
import { submitPerson } from '../../domain/accounts/identity/submitPerson.ts'
import { submitPictures } from '../../domain/accounts/identity/submitPictures.ts'
import type { MemberRow } from '../../domain/base/collections/collections.ts'
import type { IdentitySubmission } from '../../domain/base/collections/identity.ts'
import type { Context } from '../../domain/base/context/context.ts'
import { readPlatform } from '../../domain/base/platform/platformSettings.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, fault } from '../../server/handler.ts'

const isOpen = async (context: Context) =>
  isOffered(context, (await readPlatform(context.store)).market)

async function sendPictures(
  context: Context<'PROOF_UNKNOWN' | 'NOT_POSSIBLE_NOW'>,
  member: MemberRow,
  submission: Exclude<IdentitySubmission, { kind: 'PERSON' }>,
) {
  if (!(await isOpen(context))) return fault('MODULE_OFF')
  await context.store.transaction((tables) =>
    submitPictures(context, tables, member.id, submission),
  )
  return answer(await showIdentity(context, context.store, member))
}

export const identityCheck = {
  'GET /wps/identity': async ({ context, caller: { member } }) =>
    answer(await showIdentity(context, context.store, member)),

  'POST /wps/identity/person': async ({ context, body, caller: { member } }) => {
    if (!(await isOpen(context))) return fault('MODULE_OFF')
    await submitPerson(context, member, body)
    return answer(await showIdentity(context, context.store, member))
  },

  'POST /wps/identity/document': ({ context, body, caller: { member } }) => {
    const { type, frontFileId } = body
    const fileIds = type === 'PASSPORT' ? [frontFileId] : [frontFileId, body.backFileId]
    return sendPictures(context, member, { kind: 'DOCUMENT', type, fileIds })
  },

  'POST /wps/identity/selfie': ({ context, body, caller: { member } }) => {
    const fileIds = [body.straightFileId, body.turnedFileId]
    return sendPictures(context, member, { kind: 'SELFIE', fileIds })
  },
} satisfies Partial<Behaviour>
