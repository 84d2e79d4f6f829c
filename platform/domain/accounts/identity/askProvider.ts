/** Requests the identity provider's verdict on a step of the identity check. */

import type { IdentityPicture, IdentityVerdict } from '../../../providers.ts'
import type { DomainTables, IdentityStepRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { readFile } from '../../base/files/files.ts'
import { stepRowId } from './steps.ts'

type Asking = Pick<Context, 'now' | 'providers'>
type Tables = Pick<DomainTables, 'identitySteps' | 'files' | 'fileContents'>

/** Wait before the next request while no provider is configured, in milliseconds. */
const absenceWait = 3_600_000

async function readPictures(
  tables: Tables,
  memberId: string,
  fileIds: readonly string[],
): Promise<IdentityPicture[]> {
  const pictures: IdentityPicture[] = []
  for (const id of fileIds) {
    const file = await tables.files.get(id)
    const content = await readFile(tables, memberId, id)
    if (file && content) {
      const { mediaType, width, height } = file
      pictures.push({ mediaType, width, height, bytes: content.bytes })
    }
  }
  return pictures
}

async function submissionOf(tables: Tables, memberId: string, step: 'PERSON' | 'DOCUMENT') {
  return (await tables.identitySteps.get(stepRowId(memberId, step)))?.submission
}

/**
 * Requests the provider's verdict on a step. Without a provider, the verdict is pending.
 * @param at time of the request, in milliseconds since 1970.
 */
export async function askProvider(
  { now, providers: { identity } }: Asking,
  tables: Tables,
  row: IdentityStepRow,
  at: number,
): Promise<IdentityVerdict> {
  const { id, memberId, submission, submittedAt } = row
  const person = await submissionOf(tables, memberId, 'PERSON')
  if (!identity || person?.kind !== 'PERSON') {
    return { state: 'PENDING', askAt: now() + absenceWait }
  }
  const { number, fullName, birthday } = person
  const order = {
    id: `${id}/${submittedAt}`,
    person: { number, fullName, birthday },
    submittedAt,
  }
  if (submission.kind === 'PERSON') return identity.personOf(order, at)
  const pictures = await readPictures(tables, memberId, submission.fileIds)
  if (submission.kind === 'DOCUMENT') {
    return identity.documentOf({ ...order, type: submission.type, pictures }, at)
  }
  const shown = await submissionOf(tables, memberId, 'DOCUMENT')
  const fileIds = shown?.kind === 'DOCUMENT' ? shown.fileIds : []
  const document = await readPictures(tables, memberId, fileIds)
  return identity.selfieOf({ ...order, pictures, document }, at)
}
