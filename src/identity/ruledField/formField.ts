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

/** A field of the form: the server's rule in validated form. */
export type FormField = FieldTraits & {
  name: string
  /** Type that the rule gives; fixed for a known field. */
  type: FieldKind | undefined
  /** True for a field of the contract, which has its own label and property in the request. */
  isKnown: boolean
  required: boolean
  /** Pattern as the server sent it. A change requires the field to be validated again. */
  acceptedPattern: string
  pattern: CompiledPattern
  /** True if the pattern is proven to be fast. Any other pattern never runs on the main thread. */
  isSafe: boolean
  /** Selects the message (REG-19); undefined for a value that the build does not contain. */
  patternId: PatternFamily | undefined
  /** Limits in graphemes. Undefined limits were invalid and are left to the server. */
  minLength: number | undefined
  maxLength: number | undefined
  /** Document whose number the market identifies people by. */
  document?: DocumentKind | undefined
  methods: readonly RegistrationMethod[]
  /** Group of the rules that the field belongs to. */
  group: string | undefined
  /** Moment at which the field is asked; an unknown one means registration. */
  askAt: AskingTime
  /** Conditions of the rule; undefined if it has none. */
  showWhen: readonly Condition[] | undefined
  requiredWhen: readonly Condition[] | undefined
  variants: readonly FieldVariant[] | undefined
  label: LocalizedText
  hint: LocalizedText
  options: readonly { value: string; label: LocalizedText }[]
}

/** Pattern and lengths that replace those of a field while its conditions hold. */
export type FieldVariant = Pick<FormField, PatternPart> & { when: readonly Condition[] }

/** Properties of a field that a variant replaces. */
export type PatternPart =
  | 'acceptedPattern'
  | 'pattern'
  | 'isSafe'
  | 'patternId'
  | 'minLength'
  | 'maxLength'

/** Heading over fields, or one of the form's steps. */
export type FormGroup = { id: string; title: LocalizedText }

/** A part of the rules that the form could not use. */
export type RuleProblem = { field: string; reason: string }

/** Rules in the form that the client uses. */
export type FormRules = {
  version: number
  minimumAge: number
  fields: readonly FormField[]
  groups: readonly FormGroup[]
  /** True if the form shows one group at a time. */
  hasSteps: boolean
  problems: readonly RuleProblem[]
}
