import { type PatternFamily, patternMessageIds } from '../../api/gen/patternMessages.ts'
import { compilePattern } from '../../lib/patterns/pattern.ts'
import { type Condition, isOperator } from '../../lib/registration/decideFields.ts'
import { isKnownField } from '../../lib/registration/fieldKinds.ts'
import type { RegistrationMethod } from '../../lib/registration/fieldsInForce.ts'
import { type AskingTime, inFormOrder } from '../../lib/registration/formOrder.ts'
import { fieldRegistry, isFieldType, typeTraits } from './fieldRegistry.ts'
import type {
  FormField,
  FormGroup,
  FormRules,
  LocalizedText,
  PatternPart,
  RuleProblem,
} from './formField.ts'

type Json = Record<string, unknown>
type Report = (reason: string) => void

const defaultMinimumAge = 18
const bothMethods: readonly RegistrationMethod[] = ['username', 'mobile']
/**
 * True for a usable field name. Names of Object.prototype, such as `constructor`, are not usable.
 */
const isUsableName = (name: unknown): name is string =>
  typeof name === 'string' && /^[A-Za-z][A-Za-z0-9_]{0,39}$/.test(name) && !(name in {})

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isLength = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0

function readText(value: unknown): LocalizedText {
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
    ),
  )
}

function readOptions(value: unknown): FormField['options'] {
  if (!Array.isArray(value)) return []
  return value
    .filter((option) => isRecord(option) && typeof option.value === 'string')
    .map((option) => ({ value: option.value, label: readText(option.label) }))
}

function readMethods(value: unknown): readonly RegistrationMethod[] {
  if (!Array.isArray(value)) return bothMethods
  const methods = bothMethods.filter((method) => value.includes(method))
  return methods.length > 0 ? methods : bothMethods
}

function readBounds(rule: Json, report: Report): Pick<FormField, 'minLength' | 'maxLength'> {
  const minLength = isLength(rule.minLength) ? rule.minLength : undefined
  const maxLength = isLength(rule.maxLength) && rule.maxLength > 0 ? rule.maxLength : undefined
  if (minLength === undefined) report(`minLength ${JSON.stringify(rule.minLength)} is no length`)
  if (maxLength === undefined) report(`maxLength ${JSON.stringify(rule.maxLength)} is no length`)
  if (minLength !== undefined && maxLength !== undefined && minLength > maxLength) {
    report(`minLength ${minLength} is above maxLength ${maxLength}`)
    return { minLength: undefined, maxLength: undefined }
  }
  return { minLength, maxLength }
}

function readFamily(patternId: unknown, report: Report): PatternFamily | undefined {
  if (typeof patternId === 'string' && Object.hasOwn(patternMessageIds, patternId)) {
    // `Object.hasOwn` has checked that the value is a key of the table.
    return patternId as PatternFamily
  }
  report(`patternId ${JSON.stringify(patternId)} is unknown`)
  return undefined
}

function readTraits(name: string, type: unknown, report: Report) {
  if (isKnownField(name)) return fieldRegistry[name]
  if (isFieldType(type)) return typeTraits[type]
  if (type !== undefined) report(`type ${JSON.stringify(type)} is unknown`)
  return typeTraits.text
}

function readPattern(rule: Json, report: Report): Pick<FormField, PatternPart> {
  const source = rule.acceptedPattern
  const pattern = compilePattern(source)
  if (pattern.kind === 'invalid') report(`the pattern does not compile: ${pattern.reason}`)
  return {
    ...readBounds(rule, report),
    acceptedPattern: typeof source === 'string' ? source : '*',
    pattern,
    isSafe: rule.verdict === 'safe',
    patternId: readFamily(rule.patternId, report),
  }
}

const sources: readonly unknown[] = ['field', 'age', 'country'] satisfies Condition['source'][]

/**
 * Conditions of a rule. An invalid condition gets an unknown operator, so that only the server
 * evaluates it.
 */
function readConditions(value: unknown, report: Report): readonly Condition[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined
  return value.map((one): Condition => {
    const { source, field, operator, values } = isRecord(one) ? one : {}
    if (!sources.includes(source) || typeof operator !== 'string' || !isOperator(operator)) {
      report(`the condition ${JSON.stringify(one)} is unknown`)
      return { source: 'field', operator: 'unknown' }
    }
    return {
      // The check above ensures that the value is a known source.
      source: source as Condition['source'],
      operator,
      ...(typeof field === 'string' && { field }),
      values: Array.isArray(values) ? values.filter((text) => typeof text === 'string') : [],
    }
  })
}

function readVariants(value: unknown, report: Report): FormField['variants'] {
  if (!Array.isArray(value) || value.length === 0) return undefined
  return value.filter(isRecord).map((variant) => ({
    ...readPattern(variant, report),
    when: readConditions(variant.when, report) ?? [{ source: 'field', operator: 'unknown' }],
  }))
}

const isLaterTime = (value: unknown): value is AskingTime =>
  value === 'firstDeposit' || value === 'firstWithdrawal'

function readField(name: string, rule: Json, report: Report): FormField {
  return {
    ...readTraits(name, rule.type, report),
    ...readPattern(rule, report),
    name,
    type: isFieldType(rule.type) ? rule.type : undefined,
    isKnown: isKnownField(name),
    required: rule.required === true,
    methods: readMethods(rule.methods),
    group: typeof rule.group === 'string' ? rule.group : undefined,
    askAt: isLaterTime(rule.askAt) ? rule.askAt : 'registration',
    showWhen: readConditions(rule.showWhen, report),
    requiredWhen: readConditions(rule.requiredWhen, report),
    variants: readVariants(rule.variants, report),
    label: readText(rule.label),
    hint: readText(rule.hint),
    options: readOptions(rule.options),
  }
}

function readGroups(value: unknown): readonly FormGroup[] {
  if (!Array.isArray(value)) return []
  return value
    .filter((group) => isRecord(group) && typeof group.id === 'string')
    .map(({ id, title }) => ({ id, title: readText(title) }))
}

/** Lists the rules. Older platforms send an object of rules by field name. */
function listRules(fields: unknown): unknown[] {
  if (Array.isArray(fields)) return fields
  if (!isRecord(fields)) return []
  return Object.entries(fields).map(([name, rule]) => (isRecord(rule) ? { name, ...rule } : rule))
}

/**
 * Validates the server's rules for use in a form. Never throws: it drops or corrects invalid parts
 * and reports them in `problems` (REG-09, REG-14).
 */
export function readRules(value: unknown): FormRules {
  const set = isRecord(value) ? value : {}
  const problems: RuleProblem[] = []
  const fields = new Map<string, FormField>()
  const groups = readGroups(set.groups)
  if (!isRecord(value) || listRules(set.fields).length === 0) {
    problems.push({ field: '', reason: 'the rule set has no fields' })
  }
  for (const rule of listRules(set.fields)) {
    if (!isRecord(rule) || !isUsableName(rule.name)) {
      problems.push({ field: '', reason: `a rule without a usable name: ${JSON.stringify(rule)}` })
      continue
    }
    const { name } = rule
    if (rule.enabled !== true) continue
    const report = (reason: string) => void problems.push({ field: name, reason })
    if (fields.has(name)) report('has a second rule, which is left out')
    else fields.set(name, readField(name, rule, report))
  }
  return {
    version: isLength(set.version) ? set.version : 0,
    minimumAge:
      isLength(set.minimumAge) && set.minimumAge >= defaultMinimumAge
        ? set.minimumAge
        : defaultMinimumAge,
    fields: [...inFormOrder([...fields.values()], groups)],
    groups,
    hasSteps: set.layout === 'steps' && groups.length > 0,
    problems,
  }
}
