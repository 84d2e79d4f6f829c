/** The first step: who the member is. */

import type { components } from '../../../../src/api/gen/paths.ts'
import { readCpf } from '../../../../src/lib/cpf.ts'
import { isFullName } from '../../../../src/lib/names/fullName.ts'
import { normalizeName } from '../../../../src/lib/names/personName.ts'
import type { MemberRow, WorldTables } from '../../base/collections/collections.ts'
import type { World } from '../../base/context/world.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import { DuplicateError } from '../../base/storage/store.ts'
import { ageAt, knownPerson, type Person } from './knownPerson.ts'
import { planDecision } from './planDecision.ts'
import { beginReview, isSendable, stepRowId } from './steps.ts'

type Request = components['schemas']['IdentityPersonRequest']
type Refusal = components['schemas']['FieldRefusal']
type SubmitWorld = World<'CPF_INVALID' | 'FIELDS_INVALID' | 'UNDER_AGE' | 'NOT_POSSIBLE_NOW'>

/** What was typed, as it is kept; nothing of what is no value at all. */
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
  // Nobody has lived longer; and a day that no calendar has is no age.
  else if (age === undefined || age < 0 || age > 125) {
    refusals.push({ field: 'birthday', reason: 'pattern' })
  }
  return refusals
}

/** A whole person. @throws {Rejection} when something is missing or wrong. */
function checkPerson(world: SubmitWorld, person: Person, minimumAge: number): Required<Person> {
  const { number, fullName = '', birthday = '' } = person
  if (number === undefined) world.reject('CPF_INVALID')
  const age = ageAt(birthday, world.now())
  const fields = refusalsOf(person, age)
  if (fields.length > 0) world.reject('FIELDS_INVALID', { fields })
  if ((age ?? 0) < minimumAge) world.reject('UNDER_AGE')
  return { number, fullName, birthday }
}

/**
 * Takes down who a member is, and plans when the tax office is asked. What is locked counts
 * whatever the request says, but for a CPF, which has to be the same.
 * @throws {Rejection} when it cannot be taken.
 */
async function write(
  world: SubmitWorld,
  tables: WorldTables,
  member: Pick<MemberRow, 'id' | 'profile'>,
  request: Request,
): Promise<void> {
  const now = world.now()
  const memberId = member.id
  const { market } = await readPlatform(tables)
  const row = await tables.identitySteps.get(stepRowId(memberId, 'PERSON'))
  if (!isSendable(row, now)) world.reject('NOT_POSSIBLE_NOW')
  const payer = await tables.payers.get(memberId)
  const known = knownPerson(member, payer, row)
  const typed = readRequest(request)
  if (request.number !== undefined && typed.number === undefined) {
    world.reject('CPF_INVALID')
  }
  const isOther = known.locked.includes('number') && typed.number !== undefined
  if (isOther && typed.number !== known.values.number) {
    world.reject('NOT_POSSIBLE_NOW')
  }
  const completed = { ...known.values, ...typed, ...lockedOf(known) }
  const person = checkPerson(world, completed, market.minimumAge)
  const submission = { kind: 'PERSON', ...person } as const
  await planDecision(world, tables, await beginReview(tables, { memberId, submission, now }))
}

const lockedOf = ({ values, locked }: ReturnType<typeof knownPerson>): Person =>
  Object.fromEntries(locked.map((field) => [field, values[field]]))

/**
 * Takes down who a member is.
 * @throws {Rejection} when it cannot be taken.
 */
export async function submitPerson(
  world: SubmitWorld,
  member: Pick<MemberRow, 'id' | 'profile'>,
  request: Request,
): Promise<void> {
  try {
    await world.store.transaction((tables) => write(world, tables, member, request))
  } catch (error) {
    // The same member has sent it twice at once.
    if (error instanceof DuplicateError) world.reject('NOT_POSSIBLE_NOW')
    throw error
  }
}
