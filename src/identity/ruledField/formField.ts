import type { PatternFamily } from '../../api/gen/patternMessages.ts'
import type { CompiledPattern } from '../../lib/patterns/pattern.ts'
import type { Condition } from '../../lib/registration/decideFields.ts'
import type { DocumentKind } from '../../lib/registration/documentKind.ts'
import type { FieldKind } from '../../lib/registration/fieldKinds.ts'
import type { RegistrationMethod } from '../../lib/registration/fieldsInForce.ts'
import type { AskingTime } from '../../lib/registration/formOrder.ts'
import type { FieldTraits } from './fieldRegistry.ts'

/** Texts by BCP 47 language tag. */
export type LocalizedText = Readonly<Record<string, string>>

/** A field of the form: the server's rule after validation. */
export type FormField = FieldTraits & {
  name: string
  /** Type in the rule; undefined if the rule has no valid type. */
  type: FieldKind | undefined
  /** True for a field of the API contract, which has its own label and request property. */
  isKnown: boolean
  required: boolean
  /** Pattern as the server sent it. */
  acceptedPattern: string
  pattern: CompiledPattern
  /** True if the pattern is proven to be fast. Any other pattern never runs on the main thread. */
  isSafe: boolean
  /** Selects the message (REG-19); undefined if this build does not know the family. */
  patternId: PatternFamily | undefined
  /** Length limits in graphemes; undefined if the rule's limit is invalid. */
  minLength: number | undefined
  maxLength: number | undefined
  /** Identity document whose number the field contains, such as the Brazilian CPF. */
  document?: DocumentKind | undefined
  methods: readonly RegistrationMethod[]
  /** Id of the {@link FormGroup} that contains the field. */
  group: string | undefined
  /** Time at which the user fills in the field; registration if the rule's value is unknown. */
  askAt: AskingTime
  /** Conditions under which the form shows the field; undefined if it always does. */
  showWhen: readonly Condition[] | undefined
  requiredWhen: readonly Condition[] | undefined
  variants: readonly FieldVariant[] | undefined
  label: LocalizedText
  hint: LocalizedText
  options: readonly { value: string; label: LocalizedText }[]
}

/** Pattern and length limits that replace those of the field while the conditions hold. */
export type FieldVariant = Pick<FormField, PatternPart> & { when: readonly Condition[] }

/** Properties of a field that a variant replaces. */
export type PatternPart =
  | 'acceptedPattern'
  | 'pattern'
  | 'isSafe'
  | 'patternId'
  | 'minLength'
  | 'maxLength'

/** Heading over a group of fields, or a step of the form. */
export type FormGroup = { id: string; title: LocalizedText }

/** Part of the rules that the form ignores because it is invalid. */
export type RuleProblem = { field: string; reason: string }

/** Registration rules from the server after validation. */
export type FormRules = {
  version: number
  minimumAge: number
  fields: readonly FormField[]
  groups: readonly FormGroup[]
  /** True if the form shows one group at a time. */
  hasSteps: boolean
  problems: readonly RuleProblem[]
}
