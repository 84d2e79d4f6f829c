/**
 * Stored shapes of sign-ups, against which drafts are checked: the number of texts of each shape by
 * day, method and field. The rows of one person are not linked. A shape contains no typed letters
 * or digits. A row contains the day, but no time of day. Rare shapes are stored too, because
 * stricter rules would reject mainly rare shapes. The API returns only counts per field. Anyone
 * with access to the rows also has access to the accounts.
 */

import { kindOf } from '../../../../src/lib/registration/fieldKinds.ts'
import type { RegistrationMethod } from '../../../../src/lib/registration/fieldsInForce.ts'
import type { DomainTables, SignUpShapeRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { sha256 } from '../../base/context/digest.ts'
import { againIfTaken } from '../../base/storage/againIfTaken.ts'
import { createBatch } from '../../base/storage/batch.ts'
import { beginningOf, dayLength } from '../../base/time/spans.ts'
import type { FieldRule } from '../registration/registrationFields.ts'
import { filledMark, passwordShapeOf, shapeOf } from '../registration/textShape.ts'
import type { AcceptedRegistration } from './newMember.ts'

/** Retention of the shapes, in days. */
export const signUpDays = 30

/** Fields of which only the presence is stored, because the rule does not depend on the value. */
const onlyFilled: ReadonlySet<string> = new Set(['captcha', 'verificationCode', 'confirmPassword'])

/** Stored shape of a field's normalized value; '' for an empty field. */
function shapeOfField(rule: Pick<FieldRule, 'name' | 'type'>, value: string): string {
  if (value === '') return ''
  const kind = kindOf(rule)
  const isChoice = kind === 'select' || kind === 'checkbox' || kind === 'date'
  if (isChoice || onlyFilled.has(rule.name)) return filledMark
  return kind === 'password' ? passwordShapeOf(value) : shapeOf(value)
}

export type SignUp = Pick<AcceptedRegistration, 'method' | 'fields' | 'values'>

/**
 * Entries of one sign-up. One entry has no field and counts the sign-up itself; the others count
 * one field each.
 */
const piecesOf = ({ method, fields, values }: SignUp): Piece[] => [
  { method, field: '', shape: '' },
  ...fields.map((rule) => ({
    method,
    field: rule.name,
    shape: shapeOfField(rule, values.get(rule.name) ?? ''),
  })),
]

type Piece = { method: RegistrationMethod; field: string; shape: string }

/**
 * Sums the entries into rows of a day, sorted by id so that all gateways lock them in the same
 * order.
 */
async function rowsOf(day: number, pieces: readonly Piece[]): Promise<SignUpShapeRow[]> {
  const rows = new Map<string, Omit<SignUpShapeRow, 'id'>>()
  for (const { method, field, shape } of pieces) {
    const key = JSON.stringify([day, method, field, shape])
    const count = (rows.get(key)?.count ?? 0) + 1
    rows.set(key, { day, method, field, shape, count })
  }
  const identified = await Promise.all(
    [...rows].map(async ([key, row]) => ({ id: await sha256(key), ...row })),
  )
  return identified.sort((a, b) => (a.id < b.id ? -1 : 1))
}

async function addRow({ signUpShapes }: Pick<DomainTables, 'signUpShapes'>, row: SignUpShapeRow) {
  const before = await signUpShapes.get(row.id)
  if (before) await signUpShapes.update(row.id, { count: before.count + row.count })
  else await signUpShapes.insert(row)
}

/** Adds sign-ups to the counts of the day that contains `time` (milliseconds since 1970). */
export async function addSignUps(
  { store }: Pick<Context, 'store'>,
  time: number,
  signUps: readonly SignUp[],
): Promise<void> {
  const rows = await rowsOf(beginningOf(time, dayLength), signUps.flatMap(piecesOf))
  // Another gateway may insert the same row at the same time.
  await againIfTaken(() =>
    store.transaction(async (tables) => {
      for (const row of rows) await addRow(tables, row)
    }),
  )
}

const batches = new WeakMap<Context, (signUp: SignUp) => Promise<void>>()

export function countSignUp(context: Context, signUp: SignUp): Promise<void> {
  const add =
    batches.get(context) ??
    createBatch<SignUp>((signUps) => addSignUps(context, context.now(), signUps))
  batches.set(context, add)
  return add(signUp)
}
