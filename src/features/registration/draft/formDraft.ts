import type { RegistrationValues } from '../../../identity/ruledField/createResolver.ts'
import type { Widget } from '../../../identity/ruledField/fieldRegistry.ts'
import type { FormField } from '../../../identity/ruledField/formField.ts'
import { sessionStore } from '../../../kit/storage.ts'
import { parseDate } from '../../../lib/date.ts'
import { type FieldKind, kindOf } from '../../../lib/registration/fieldKinds.ts'
import type { RegistrationMethod } from '../../../lib/registration/fieldsInForce.ts'
import { visitorDraftPrefix } from '../../../session/session.ts'

/** Milliseconds after which a draft is no longer offered. */
const maxAge = 24 * 3_600_000

/** Answers of a draft by field name; `countryDialingCode` is present only with `mobileNum`. */
export type DraftValues = Readonly<Record<string, string | true>>

type StoredDraft = {
  rulesVersion: number
  savedAt: number
  fields: readonly { name: string; kind: FieldKind; value: string | true }[]
  dialingCode?: string
}

type Form = {
  method: RegistrationMethod
  rulesVersion: number
  fields: readonly FormField[]
}

/** Widgets whose values are secret or valid only once; their values are never stored. */
const secretWidgets: ReadonlySet<Widget> = new Set([
  'password',
  'newPassword',
  'confirm',
  'captcha',
  'code',
])

/** True if the answer of a field may be stored on the device. */
const isStorable = ({ name, type, widget }: FormField): boolean =>
  !secretWidgets.has(widget) && kindOf({ name, type }) !== 'password'

const keyOf = (method: RegistrationMethod) => `${visitorDraftPrefix}registration.${method}`

export function dropDrafts(): void {
  for (const method of ['username', 'mobile'] as const) sessionStore.remove(keyOf(method))
}

/** True for a ticked box and for a text that is not blank. */
export const isAnswer = (value: unknown): value is string | true =>
  value === true || (typeof value === 'string' && value.trim() !== '')

/** Stores the answers of a form, or removes its draft if all fields are empty (FORM-06). */
export function saveDraft(
  { method, rulesVersion, fields }: Form,
  values: RegistrationValues,
): void {
  const stored = fields.filter(isStorable).flatMap((field) => {
    const value = values[field.name]
    return isAnswer(value) ? [{ name: field.name, kind: kindOf(field), value }] : []
  })
  if (stored.length === 0) {
    sessionStore.remove(keyOf(method))
    return
  }
  const { countryDialingCode } = values
  const draft: StoredDraft = { rulesVersion, savedAt: Date.now(), fields: stored }
  if (typeof countryDialingCode === 'string' && stored.some(({ name }) => name === 'mobileNum')) {
    draft.dialingCode = countryDialingCode
  }
  sessionStore.setJson(keyOf(method), draft)
}

/**
 * Stored answers that the form can still use; undefined if there are none. A draft saved under
 * other rules loses each answer whose field has another kind or rejects the value.
 */
export function readDraft({ method, rulesVersion, fields }: Form): DraftValues | undefined {
  const draft = readStored(method)
  if (!draft) return undefined
  const byName = new Map(fields.filter(isStorable).map((field) => [field.name, field]))
  const isUsable = ({ name, kind, value }: StoredDraft['fields'][number]) => {
    const field = byName.get(name)
    if (!field) return false
    return draft.rulesVersion === rulesVersion || isOfKind(field, kind, value)
  }
  const usable = draft.fields.filter(isUsable).map(({ name, value }) => [name, value] as const)
  if (usable.length === 0) return undefined
  const values = Object.fromEntries<string | true>(usable)
  return draft.dialingCode && values.mobileNum
    ? { ...values, countryDialingCode: draft.dialingCode }
    : values
}

/** Registration method of the draft that was saved last. */
export function newestDraftMethod(): RegistrationMethod | undefined {
  const saved = (['username', 'mobile'] as const).flatMap((method) => {
    const draft = readStored(method)
    return draft ? [{ method, savedAt: draft.savedAt }] : []
  })
  return saved.toSorted((one, other) => other.savedAt - one.savedAt)[0]?.method
}

function readStored(method: RegistrationMethod): StoredDraft | null {
  const draft = sessionStore.getJson(keyOf(method), parseStored)
  if (draft && Math.abs(Date.now() - draft.savedAt) <= maxAge) return draft
  sessionStore.remove(keyOf(method))
  return null
}

/** @throws {TypeError} if the draft has another format, such as that of another portal version */
function parseStored(json: unknown): StoredDraft {
  // Each property that is read is checked below.
  const { rulesVersion, savedAt, fields, dialingCode } = json as Partial<StoredDraft>
  const isField = (one: Partial<StoredDraft['fields'][number]>) =>
    typeof one.name === 'string' && isAnswer(one.value)
  if (typeof rulesVersion !== 'number' || typeof savedAt !== 'number' || !fields?.every(isField)) {
    throw new TypeError('the draft has another format')
  }
  return { rulesVersion, savedAt, fields, ...(typeof dialingCode === 'string' && { dialingCode }) }
}

function isOfKind(field: FormField, kind: FieldKind, value: string | true): boolean {
  if (kindOf(field) !== kind || (value === true) !== (kind === 'checkbox')) return false
  if (value === true) return true
  if (kind === 'select') return field.options.some((option) => option.value === value)
  if (kind === 'date') return parseDate(value) !== undefined
  return kind !== 'number' || Number.isFinite(Number(value))
}
