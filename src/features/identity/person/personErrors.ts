import { failureOf } from '../../../api/failure.ts'
import { readCpf } from '../../../lib/cpf.ts'
import { ageOn, parseDate } from '../../../lib/date.ts'
import { isFullName } from '../../../lib/names/fullName.ts'
import { normalizeName } from '../../../lib/names/personName.ts'
import { normalizeText } from '../../../lib/text.ts'

export type PersonFields = { number: string; fullName: string; birthday: string }
type Field = keyof PersonFields

/** Problem of a field: a message key under `identity.person.errors`. */
type PersonProblem =
  | 'numberMissing'
  | 'numberInvalid'
  | 'nameMissing'
  | 'nameInvalid'
  | 'birthdayMissing'
  | 'birthdayInvalid'
  | 'underAge'

/** Minimum age of the market, and the current day in its time zone, as `2026-11-21`. */
type AgeCheck = { minimumAge: number; today: string }

function checkBirthday(text: string, { minimumAge, today }: AgeCheck): PersonProblem | undefined {
  const day = parseDate(text)
  if (day === undefined) return 'birthdayInvalid'
  const age = ageOn(day, today)
  // Rejects dates in the future and ages that nobody reaches.
  if (age < 0 || age > 125) return 'birthdayInvalid'
  return age < minimumAge ? 'underAge' : undefined
}

/** Checks a typed value by the platform's rules. */
export function checkField(
  field: Field,
  text: string,
  ageCheck: AgeCheck,
): PersonProblem | undefined {
  const typed = normalizeText(text)
  switch (field) {
    case 'number':
      if (typed === '') return 'numberMissing'
      return readCpf(typed) === undefined ? 'numberInvalid' : undefined
    case 'fullName':
      if (typed === '') return 'nameMissing'
      return isFullName(normalizeName(text)) ? undefined : 'nameInvalid'
    case 'birthday':
      return typed === '' ? 'birthdayMissing' : checkBirthday(typed, ageCheck)
  }
}

type Refusal = { field: Field; problem: PersonProblem }

const byCode: Readonly<Record<string, Refusal>> = {
  CPF_INVALID: { field: 'number', problem: 'numberInvalid' },
  UNDER_AGE: { field: 'birthday', problem: 'underAge' },
}

const byField: Readonly<Record<string, Record<'required' | 'other', Refusal>>> = {
  fullName: {
    required: { field: 'fullName', problem: 'nameMissing' },
    other: { field: 'fullName', problem: 'nameInvalid' },
  },
  birthday: {
    required: { field: 'birthday', problem: 'birthdayMissing' },
    other: { field: 'birthday', problem: 'birthdayInvalid' },
  },
}

/** Fields that the server rejected, with their problems; empty for any other failure. */
export function serverErrors(error: unknown): Refusal[] {
  if (error === undefined) return []
  const failure = failureOf(error)
  if (failure.kind !== 'rejected') return []
  const known = Object.hasOwn(byCode, failure.code) ? byCode[failure.code] : undefined
  if (known) return [known]
  return (failure.details.fields ?? []).flatMap(({ field, reason }) => {
    const problems = Object.hasOwn(byField, field) ? byField[field] : undefined
    return problems?.[reason === 'required' ? 'required' : 'other'] ?? []
  })
}
