/** What personas have shown of who they are. */

import type { IdentityStepRow } from '../../platform/world/base/collections/collections.ts'
import type { IdentitySubmission } from '../../platform/world/base/collections/identity.ts'

const day = 24 * 3_600_000

type About = {
  memberId: string
  fullName: string
  /** The digits of the CPF. */
  number: string
  birthday: string
  /** 1 for the person, 3 for document and selfie too. */
  level: 1 | 3
  /** When the person was confirmed; milliseconds since 1970. */
  at: number
}

/** The steps that have led to a level. Their pictures were of a time before the demonstration. */
export function pastSteps({ memberId, level, at, ...person }: About): IdentityStepRow[] {
  const submissions: IdentitySubmission[] = [
    { kind: 'PERSON', ...person, isNewNumber: false },
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
