/** Seeds the identity checks of the personas. */

import { demonstrationId } from '../../platform/domain/accounts/account/demonstrationAccounts.ts'
import { isClosed } from '../../platform/domain/accounts/closing/closedAccounts.ts'
import { withPerson } from '../../platform/domain/accounts/identity/knownPerson.ts'
import { takeNumber } from '../../platform/domain/accounts/identity/ownNumber.ts'
import type { IdentityStepRow } from '../../platform/domain/base/collections/collections.ts'
import type { IdentitySubmission } from '../../platform/domain/base/collections/identity.ts'
import type { Context } from '../../platform/domain/base/context/context.ts'
import type { Persona } from '../people/personas.ts'

const day = 24 * 3_600_000

type About = {
  memberId: string
  fullName: string
  /** CPF, digits only. */
  number: string
  birthday: string
  /** Verified level: 1 is the person check, 3 also includes document and selfie. */
  level: 1 | 3
  /** Time of the person check, in milliseconds since 1970. */
  at: number
}

/** Accepted identity steps up to a level. Documents and selfies have no pictures. */
export function pastSteps({ memberId, level, at, ...person }: About): IdentityStepRow[] {
  const submissions: IdentitySubmission[] = [
    { kind: 'PERSON', ...person },
    { kind: 'DOCUMENT', type: 'CNH', fileIds: [] },
    { kind: 'SELFIE', fileIds: [] },
  ]
  return submissions.slice(0, level).map((submission, index) => {
    const submittedAt = at + index * 5 * 60_000
    return {
      id: `${memberId}/${submission.kind}`,
      memberId,
      step: submission.kind,
      state: 'ACCEPTED',
      reason: null,
      submission,
      attempts: 1,
      firstAt: submittedAt,
      submittedAt,
      decidedAt: submittedAt + 8_000,
      expiresAt: submission.kind === 'DOCUMENT' ? at + 5 * 365 * day : null,
    }
  })
}

/**
 * Inserts the accepted identity steps of a persona, so that the persona can deposit and play. Does
 * nothing if the persona already has them.
 */
export async function verifyPersona({ store }: Context, persona: Persona): Promise<void> {
  const memberId = demonstrationId(persona.username)
  const { cpf: number, fullName, birthday, identityLevel: level } = persona
  const at = Date.parse(persona.memberSince)
  const [person, ...others] = pastSteps({ memberId, fullName, number, birthday, level, at })
  if (!person || (await store.identitySteps.get(person.id))) return
  await store.transaction(async (tables) => {
    const member = await tables.members.get(memberId)
    if (!member || (await isClosed(tables, memberId))) return
    const isOwn = await takeNumber(tables, { memberId, number, now: person.submittedAt })
    if (!isOwn) return
    await tables.identitySteps.insertMany([person, ...others])
    const profile = withPerson(member.profile, { number, fullName, birthday })
    await tables.members.update(memberId, { profile })
  })
}
