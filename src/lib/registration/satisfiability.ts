import { type Condition, folded, orderOf } from './decideFields.ts'
import { type FieldKind, kindOf } from './fieldKinds.ts'
import { tickedValue } from './fieldValue.ts'

type Source = {
  name: string
  type?: FieldKind | undefined
  required: boolean
  options?: readonly { value: string }[] | undefined
}

type Form = { byName: ReadonlyMap<string, Source>; minimumAge: number }

/**
 * True if some answers fulfil all conditions. The check is exact for each single source: it
 * compares values, bounds and choices, but it does not compare several sources with each other.
 */
export function canHold(conditions: readonly Condition[], { byName, minimumAge }: Form): boolean {
  const bySource = Map.groupBy(conditions, ({ source, field = '' }) => `${source} ${field}`)
  return [...bySource.values()].every((group) => {
    const [{ source, field = '' } = { source: 'field' as const }] = group
    const rule = byName.get(field)
    const isMissing = group.some(({ operator }) => operator === 'unanswered')
    // `unanswered` never holds for a required field, nor together with any other condition.
    if (isMissing)
      return !rule?.required && group.every(({ operator }) => operator === 'unanswered')
    const kind = source === 'field' ? (rule ? kindOf(rule) : 'text') : source
    const least = source === 'age' ? minimumAge : Number.NEGATIVE_INFINITY
    return hasValue(group, {
      kind,
      choices: rule && source === 'field' ? choicesOf(rule) : undefined,
      least,
    })
  })
}

type Range = {
  kind: FieldKind | 'age' | 'country'
  /** The only values that the field of a condition can have; undefined if they are not limited. */
  choices: readonly string[] | undefined
  /** Lowest value that the field of a condition can have. */
  least: number
}

function choicesOf(rule: Source): readonly string[] | undefined {
  const kind = kindOf(rule)
  if (kind === 'checkbox') return [tickedValue]
  return kind === 'select' ? (rule.options ?? []).map(({ value }) => value) : undefined
}

/** True if some value of a field fulfils all conditions on that field. */
function hasValue(conditions: readonly Condition[], { kind, choices, least }: Range): boolean {
  const isOrdered = kind === 'number' || kind === 'date' || kind === 'age'
  const number = (text: string) => orderOf(kind === 'date' ? 'date' : 'number', text)
  const key = (text: string) => (isOrdered ? String(number(text)) : folded(text))
  const valuesOf = (operators: readonly string[]) =>
    conditions
      .filter(({ operator }) => operators.includes(operator))
      .map(({ values = [] }) => values)

  const bounds = (operator: string) => valuesOf([operator]).map(([value = '']) => number(value))
  const above = Math.max(Number.NEGATIVE_INFINITY, ...bounds('greater'))
  const below = Math.min(Number.POSITIVE_INFINITY, ...bounds('less'))
  const parts = valuesOf(['contains']).map(([value = '']) => folded(value))
  const excluded = new Set(valuesOf(['notEquals', 'noneOf']).flat().map(key))
  const sets = [...(choices ? [choices] : []), ...valuesOf(['equals', 'oneOf'])]

  if (sets.length === 0) return hasNumber({ kind, above, below, least, excluded, number })
  const [first = [], ...others] = sets
  return first.some((text) => {
    const value = number(text)
    return (
      others.every((set) => set.some((other) => key(other) === key(text))) &&
      !excluded.has(key(text)) &&
      parts.every((part) => folded(text).includes(part)) &&
      (!isOrdered || (value > above && value < below && value >= least))
    )
  })
}

/**
 * Maximum length of an interval, in years or days, in which each value is compared with the
 * excluded values.
 */
const longestTrial = 1_000
const dayLength = 86_400_000

/** True if a number remains between the bounds. Always true for texts, which have no bounds. */
function hasNumber(range: {
  kind: Range['kind']
  above: number
  below: number
  least: number
  excluded: ReadonlySet<string>
  number: (text: string) => number
}): boolean {
  const { kind, above, below, least, excluded } = range
  if (kind === 'number') return above < below
  if (kind !== 'age' && kind !== 'date') return true
  const unit = kind === 'date' ? dayLength : 1
  const first = Math.max(above + unit, least)
  if (!Number.isFinite(first) || !Number.isFinite(below)) return true
  if ((below - first) / unit > longestTrial) return true
  for (let value = first; value < below; value += unit) {
    if (!excluded.has(String(value))) return true
  }
  return false
}
