/** Identity checks of personas. */

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
  /** Digits of the CPF. */
  number: string
  birthday: string
  /** 1 for the person, 3 including document and selfie. */
  level: 1 | 3
  /** Time of the person check, in milliseconds since 1970. */
  at: number
}

/** Accepted identity steps of a level. They have no pictures. */
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
 * Inserts a persona's accepted identity steps, so that they can deposit and play. Repeated calls do
 * nothing.
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
