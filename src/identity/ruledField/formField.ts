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

/** Field of the form, made from the server's rule after its validation. */
export type FormField = FieldTraits & {
  name: string
  /** Type of the field in the server's rule; undefined if the rule has no valid type. */
  type: FieldKind | undefined
  /**
   * True if the API contract defines the field. Such a field has its own label and its own property
   * in the registration request.
   */
  isKnown: boolean
  required: boolean
  /** Pattern as the server sent it. */
  acceptedPattern: string
  pattern: CompiledPattern
  /** True if the pattern is proven to be fast. Only proven patterns run on the main thread. */
  isSafe: boolean
  /**
   * Pattern family, which selects the error message (REG-19); undefined if this build does not know
   * the family.
   */
  patternId: PatternFamily | undefined
  /** Limits of the length in graphemes. A limit is undefined if it is invalid in the rule. */
  minLength: number | undefined
  maxLength: number | undefined
  /** Identity document whose number the field contains, such as the Brazilian CPF. */
  document?: DocumentKind | undefined
  methods: readonly RegistrationMethod[]
  /** Id of the {@link FormGroup} that contains the field. */
  group: string | undefined
  /**
   * Occasion on which the user fills in the field. If the rule has an unknown value, this is
   * `registration`.
   */
  askAt: AskingTime
  /** Conditions under which the form shows the field; undefined if the field is always shown. */
  showWhen: readonly Condition[] | undefined
  requiredWhen: readonly Condition[] | undefined
  variants: readonly FieldVariant[] | undefined
  label: LocalizedText
  hint: LocalizedText
  options: readonly { value: string; label: LocalizedText }[]
}

/** Pattern and length limits that replace those of the field while all `when` conditions hold. */
export type FieldVariant = Pick<FormField, PatternPart> & { when: readonly Condition[] }

/** Properties of a field that a variant replaces. */
export type PatternPart =
  | 'acceptedPattern'
  | 'pattern'
  | 'isSafe'
  | 'patternId'
  | 'minLength'
  | 'maxLength'

/** Group of fields: a part of the form with a heading, or a step of a form with steps. */
export type FormGroup = { id: string; title: LocalizedText }

/** Invalid part of the rules, which the form ignores. */
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
