/** Known personal data of a member. The form does not request known data again. */

import type { components } from '../../../../src/api/gen/paths.ts'
import { maskCpf, readCpf } from '../../../../src/lib/cpf.ts'
import { ageOn, parseDate } from '../../../../src/lib/date.ts'
import { isFullName } from '../../../../src/lib/names/fullName.ts'
import { normalizeName } from '../../../../src/lib/names/personName.ts'
import type { IdentityStepRow, MemberRow, PayerRow } from '../../base/collections/collections.ts'
import { dayOf } from '../../base/time/marketTime.ts'

type Schemas = components['schemas']
type Field = Schemas['IdentityPersonField']
export type Person = Partial<Record<Field, string>>

export type KnownPerson = {
  /** CPF as digits, full name, and date of birth as `1992-02-29`. */
  values: Person
  /** Fields that cannot be changed. */
  locked: Field[]
}

/** Date of birth in the format of the API; undefined for an invalid date. */
function readBirthday(text: string): string | undefined {
  const day = parseDate(text)
  if (day === undefined) return undefined
  const two = (value: number) => String(value).padStart(2, '0')
  return `${String(day.year).padStart(4, '0')}-${two(day.month)}-${two(day.day)}`
}

/** Valid personal data of the profile. */
function profileOf({ profile }: Pick<MemberRow, 'profile'>): Person {
  const number = readCpf(profile.idNumber ?? '')
  const fullName = normalizeName(profile.payeeName ?? profile.fullname ?? '')
  const birthday = readBirthday(profile.birthday ?? '')
  return {
    ...(number !== undefined && { number }),
    ...(isFullName(fullName) && { fullName }),
    ...(birthday !== undefined && { birthday }),
  }
}

/**
 * Known personal data of a member. After a rejection all data is requested again, except a CPF with
 * which the member has deposited.
 */
export function knownPerson(
  member: Pick<MemberRow, 'profile'>,
  payer: Pick<PayerRow, 'number'> | undefined,
  step: Pick<IdentityStepRow, 'state' | 'submission'> | undefined,
): KnownPerson {
  const payerNumber = payer === undefined ? {} : { number: payer.number }
  const isRejected = step?.state === 'REJECTED'
  const known = isRejected ? {} : { ...profileOf(member), ...payerNumber }
  const sent = step?.submission.kind === 'PERSON' ? step.submission : undefined
  if (sent === undefined) return { values: known, locked: fieldsOf(known) }
  const { number, fullName, birthday } = sent
  const values = { number, fullName, birthday, ...payerNumber }
  return { values, locked: fieldsOf(isRejected ? payerNumber : values) }
}

// The keys of `Person` are always field names of the API; `Object.keys` loses that type.
const fieldsOf = (person: Person): Field[] => Object.keys(person) as Field[]

/** Personal data in the format of the API, with the CPF masked. */
export function showPerson({ values, locked }: KnownPerson): Schemas['IdentityPerson'] {
  const { number, ...others } = values
  return { ...others, ...(number !== undefined && { number: maskCpf(number) }), locked }
}

/**
 * Age in full years today, in the market's time zone; undefined if `birthday` is not a date like
 * `1992-02-29`.
 */
export function ageAt(birthday: string, now: number): number | undefined {
  const day = parseDate(birthday)
  return day && ageOn(day, dayOf(now))
}

/** Profile in which the data of a verified person replaces the declared data. */
export const withPerson = (
  profile: MemberRow['profile'],
  { number, fullName, birthday }: Required<Person>,
): MemberRow['profile'] => ({
  ...profile,
  idNumber: number,
  payeeName: fullName,
  fullname: fullName,
  birthday,
})
