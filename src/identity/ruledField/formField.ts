import type { PatternFamily } from '../../api/gen/patternMessages.ts'
import type { CompiledPattern } from '../../lib/patterns/pattern.ts'
import type { FieldKind } from '../../lib/registration/fieldKinds.ts'
import type { RegistrationMethod } from '../../lib/registration/fieldsInForce.ts'
import type { FieldTraits } from './fieldRegistry.ts'

/** A text per language, by BCP 47 tag. */
export type LocalizedText = Readonly<Record<string, string>>

/** One field as the form draws and checks it: the server's rule, made safe to use. */
export type FormField = FieldTraits & {
  name: string
  /** What the rule says that it holds; a known field holds the same always. */
  type: FieldKind | undefined
  /** Known fields have a label, and a place in the request, of their own. */
  isKnown: boolean
  required: boolean
  /** As the server sent it; a change of it means that the field is to be checked again. */
  acceptedPattern: string
  pattern: CompiledPattern
  /** Proven to be fast. Otherwise the pattern never runs on the page's main thread. */
  safe: boolean
  /** Chooses the message (REG-19); undefined when the build does not know the server's value. */
  patternId: PatternFamily | undefined
  /** Graphemes. Undefined bounds were unusable, and are left to the server. */
  minLength: number | undefined
  maxLength: number | undefined
  methods: readonly RegistrationMethod[]
  label: LocalizedText
  hint: LocalizedText
  options: readonly { value: string; label: LocalizedText }[]
}

/** Something in a rule set that the form had to do without. */
export type RuleProblem = { field: string; reason: string }

/** A rule set as the form uses it. */
export type FormRules = {
  version: number
  minimumAge: number
  fields: readonly FormField[]
  problems: readonly RuleProblem[]
}
