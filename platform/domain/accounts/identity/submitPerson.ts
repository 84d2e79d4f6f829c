/** First step of the identity check: personal data. */

import type { components } from '../../../../src/api/gen/paths.ts'
import { readCpf } from '../../../../src/lib/cpf.ts'
import { isFullName } from '../../../../src/lib/names/fullName.ts'
import { normalizeName } from '../../../../src/lib/names/personName.ts'
import type { DomainTables, MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import { DuplicateError } from '../../base/storage/store.ts'
import { ageAt, knownPerson, type Person } from './knownPerson.ts'
import { planDecision } from './planDecision.ts'
import { beginReview, isSendable, stepRowId } from './steps.ts'

type Request = components['schemas']['IdentityPersonRequest']
type Refusal = components['schemas']['FieldRefusal']
type SubmitContext = Context<'CPF_INVALID' | 'FIELDS_INVALID' | 'UNDER_AGE' | 'NOT_POSSIBLE_NOW'>

/** Normalizes the typed data, and omits an invalid CPF. */
function readRequest({ number, fullName, birthday }: Request): Person {
  const digits = readCpf(number ?? '')
  return {
    ...(digits !== undefined && { number: digits }),
    ...(fullName !== undefined && { fullName: normalizeName(fullName) }),
    ...(birthday !== undefined && { birthday }),
  }
}

function refusalsOf({ fullName, birthday }: Person, age: number | undefined): Refusal[] {
  const refusals: Refusal[] = []
  if (fullName === undefined) refusals.push({ field: 'fullName', reason: 'required' })
  else if (!isFullName(fullName)) refusals.push({ field: 'fullName', reason: 'pattern' })
  if (birthday === undefined) refusals.push({ field: 'birthday', reason: 'required' })
  // The age is undefined for a date that does not exist.
  else if (age === undefined || age < 0 || age > 125) {
    refusals.push({ field: 'birthday', reason: 'pattern' })
  }
  return refusals
}

/**
 * Checks that the personal data is complete and valid.
 * @throws {Rejection} if the data is incomplete or invalid.
 */
function checkPerson(context: SubmitContext, person: Person, minimumAge: number): Required<Person> {
  const { number, fullName = '', birthday = '' } = person
  if (number === undefined) context.reject('CPF_INVALID')
  const age = ageAt(birthday, context.now())
  const fields = refusalsOf(person, age)
  if (fields.length > 0) context.reject('FIELDS_INVALID', { fields })
  if ((age ?? 0) < minimumAge) context.reject('UNDER_AGE')
  return { number, fullName, birthday }
}

/**
 * Stores a member's personal data and schedules its check. Locked fields override the typed ones; a
 * typed CPF must equal a locked one.
 * @throws {Rejection} if the data cannot be accepted.
 */
async function write(
  context: SubmitContext,
  tables: DomainTables,
  member: Pick<MemberRow, 'id' | 'profile'>,
  request: Request,
): Promise<void> {
  const now = context.now()
  const memberId = member.id
  const { market } = await readPlatform(tables)
  const row = await tables.identitySteps.get(stepRowId(memberId, 'PERSON'))
  if (!isSendable(row, now)) context.reject('NOT_POSSIBLE_NOW')
  const payer = await tables.payers.get(memberId)
  const known = knownPerson(member, payer, row)
  const typed = readRequest(request)
  if (request.number !== undefined && typed.number === undefined) {
    context.reject('CPF_INVALID')
  }
  const isOther = known.locked.includes('number') && typed.number !== undefined
  if (isOther && typed.number !== known.values.number) {
    context.reject('NOT_POSSIBLE_NOW')
  }
  const completed = { ...known.values, ...typed, ...lockedOf(known) }
  const person = checkPerson(context, completed, market.minimumAge)
  const submission = { kind: 'PERSON', ...person } as const
  await planDecision(context, tables, await beginReview(tables, { memberId, submission, now }))
}

const lockedOf = ({ values, locked }: ReturnType<typeof knownPerson>): Person =>
  Object.fromEntries(locked.map((field) => [field, values[field]]))

/**
 * Submits a member's personal data.
 * @throws {Rejection} when the data cannot be accepted.
 */
export async function submitPerson(
  context: SubmitContext,
  member: Pick<MemberRow, 'id' | 'profile'>,
  request: Request,
): Promise<void> {
  try {
    await context.store.transaction((tables) => write(context, tables, member, request))
  } catch (error) {
    // `DuplicateError` means that a concurrent request of the member has already submitted this
    // step.
    if (error instanceof DuplicateError) context.reject('NOT_POSSIBLE_NOW')
    throw error
  }
}
