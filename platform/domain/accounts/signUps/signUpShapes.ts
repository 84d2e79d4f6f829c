/**
 * What is kept of sign-ups to try a draft on: per day, way to register and field, how many had a
 * text of which shape. Rows of one person cannot be told to belong together, a shape has no
 * character of what was typed, and a row names no time but the day. Rare shapes are kept like
 * others: they are what a stricter rule would refuse, only counts of a field are ever sent, and
 * anyone who can read the rows can
 * read the accounts beside them.
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

/** How many days of sign-ups are kept. */
export const signUpDays = 30

/** Fields whose value says nothing about the rule: only whether there was one is kept. */
const onlyFilled: ReadonlySet<string> = new Set(['captcha', 'verificationCode', 'confirmPassword'])

/** What is kept of a field's value, normalised; '' where it was left empty. */
function shapeOfField(rule: Pick<FieldRule, 'name' | 'type'>, value: string): string {
  if (value === '') return ''
  const kind = kindOf(rule)
  const isChoice = kind === 'select' || kind === 'checkbox' || kind === 'date'
  if (isChoice || onlyFilled.has(rule.name)) return filledMark
  return kind === 'password' ? passwordShapeOf(value) : shapeOf(value)
}

export type SignUp = Pick<AcceptedRegistration, 'method' | 'fields' | 'values'>

/** What one sign-up counts: itself, under no field, and the shape of each field. */
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
 * The rows of a day that pieces add up to, in the order of their ids, the same for every gateway.
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

/** Counts sign-ups into the day of a time. */
export async function addSignUps(
  { store }: Pick<Context, 'store'>,
  time: number,
  signUps: readonly SignUp[],
): Promise<void> {
  const rows = await rowsOf(beginningOf(time, dayLength), signUps.flatMap(piecesOf))
  // Another gateway may count the first of a shape at the same moment.
  await againIfTaken(() =>
    store.transaction(async (tables) => {
      for (const row of rows) await addRow(tables, row)
    }),
  )
}

const batches = new WeakMap<Context, (signUp: SignUp) => Promise<void>>()

/** Counts a sign-up that has happened. */
export function countSignUp(context: Context, signUp: SignUp): Promise<void> {
  const add =
    batches.get(context) ??
    createBatch<SignUp>((signUps) => addSignUps(context, context.now(), signUps))
  batches.set(context, add)
  return add(signUp)
}
