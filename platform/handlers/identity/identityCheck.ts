/** Who a member is, by what they show. */

import { isOffered } from '../../domain/accounts/identity/offer.ts'
import { showIdentity } from '../../domain/accounts/identity/showIdentity.ts'
import { submitPerson } from '../../domain/accounts/identity/submitPerson.ts'
import { submitPictures } from '../../domain/accounts/identity/submitPictures.ts'
import type { MemberRow } from '../../domain/base/collections/collections.ts'
import type { IdentitySubmission } from '../../domain/base/collections/identity.ts'
import type { World } from '../../domain/base/context/world.ts'
import { readPlatform } from '../../domain/base/platform/platformSettings.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, fault } from '../../server/handler.ts'

const isOpen = async (world: World) => isOffered(world, (await readPlatform(world.store)).market)

async function sendPictures(
  world: World<'PROOF_UNKNOWN' | 'NOT_POSSIBLE_NOW'>,
  member: MemberRow,
  submission: Exclude<IdentitySubmission, { kind: 'PERSON' }>,
) {
  if (!(await isOpen(world))) return fault('MODULE_OFF')
  await world.store.transaction((tables) => submitPictures(world, tables, member.id, submission))
  return answer(await showIdentity(world, world.store, member))
}

export const identityCheck = {
  'GET /wps/identity': async ({ world, caller: { member } }) =>
    answer(await showIdentity(world, world.store, member)),

  'POST /wps/identity/person': async ({ world, body, caller: { member } }) => {
    if (!(await isOpen(world))) return fault('MODULE_OFF')
    await submitPerson(world, member, body)
    return answer(await showIdentity(world, world.store, member))
  },

  'POST /wps/identity/document': ({ world, body, caller: { member } }) => {
    const { type, frontFileId } = body
    const fileIds = type === 'PASSPORT' ? [frontFileId] : [frontFileId, body.backFileId]
    return sendPictures(world, member, { kind: 'DOCUMENT', type, fileIds })
  },

  'POST /wps/identity/selfie': ({ world, body, caller: { member } }) => {
    const fileIds = [body.straightFileId, body.turnedFileId]
    return sendPictures(world, member, { kind: 'SELFIE', fileIds })
  },
} satisfies Partial<Behaviour>
