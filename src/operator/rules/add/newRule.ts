import { patternFamilies } from '../../../api/gen/patternFamilies.ts'
import type { PatternFamily } from '../../../api/gen/patternMessages.ts'
import { fieldRegistry } from '../../../identity/ruledField/fieldRegistry.ts'
import { isKnownField, type KnownField } from '../../../lib/registration/fieldKinds.ts'
import type { EditedRule } from '../draft.ts'
import { newNameProblem } from '../localProblems.ts'

export type FieldType = NonNullable<EditedRule['type']>

/** Defaults of each field type: pattern family, and minimum and maximum length in characters. */
const starts: Readonly<Record<FieldType, [PatternFamily, number, number]>> = {
  text: ['LENGTH_ONLY', 1, 100],
  number: ['DIGITS_ONLY', 1, 12],
  date: ['DATE_YYYY_MM_DD', 10, 10],
  select: ['LENGTH_ONLY', 1, 100],
  // Both lengths are 4, since a ticked box sends the text `true`.
  checkbox: ['LENGTH_ONLY', 4, 4],
  phone: ['DIGITS_ONLY', 8, 15],
  email: ['MAILBOX', 6, 64],
  password: ['LETTERS_NUMBERS_AND_SYMBOLS', 8, 64],
}

const typeOfWidget: Partial<Record<string, FieldType>> = {
  phone: 'phone',
  email: 'email',
  password: 'password',
  newPassword: 'password',
  date: 'date',
  code: 'number',
}

export type NewField = {
  name: string
  type: FieldType
  label: EditedRule['label']
}

/** New rule that accepts usual values of its kind; the field is shown but not required. */
export function newRule({ name, type, label }: NewField): EditedRule {
  const kind = isKnownField(name) ? (typeOfWidget[fieldRegistry[name].widget] ?? 'text') : type
  const [patternId, minLength, maxLength] = starts[kind]
  return {
    name,
    ...(isKnownField(name) ? {} : { type }),
    enabled: true,
    required: false,
    acceptedPattern: patternFamilies[patternId].pattern,
    patternId,
    minLength: String(minLength),
    maxLength: String(maxLength),
    ...(label && { label }),
    ...(kind === 'select' && !isKnownField(name) ? { options: [] } : {}),
  }
}

/** Built-in fields that the rules lack. */
export function absentFields(takenNames: readonly string[]): KnownField[] {
  return Object.keys(fieldRegistry)
    .filter(isKnownField)
    .filter((name) => !takenNames.includes(name))
}

/** Problem of a custom field's name, if any. */
export function ownNameProblem(
  name: string,
  takenNames: readonly string[],
): { code: NonNullable<ReturnType<typeof newNameProblem>>; values?: { name: string } } | undefined {
  const code = newNameProblem(name, takenNames)
  if (code !== undefined) return { code }
  const lower = name.toLowerCase()
  const known = Object.keys(fieldRegistry).find((each) => each.toLowerCase() === lower)
  return known === undefined ? undefined : { code: 'NAME_KNOWN', values: { name: known } }
}
