import type { Rule } from './entry.ts'

/** A translation has the placeholders, formats, tags and select keys of the English text. */
export const placeholders: Rule = ({ shape, source }) => [
  ...[...source.shape.parts.difference(shape.parts)].map((part) => `lacks ${part}`),
  ...[...shape.parts.difference(source.shape.parts)].map((part) => `has ${part}, English has not`),
]

/** Each plural has exactly the categories of the language. Values such as `=0` may be added. */
export const plurals: Rule = ({ shape }, { code }) =>
  shape.plurals.flatMap(({ value, pluralType = 'cardinal', options }) => {
    const needed = categoriesOf(code, pluralType)
    const present = Object.keys(options).filter((key) => !key.startsWith('='))
    const kind = `${pluralType} of {${value}}`
    return [
      ...[...needed]
        .filter((each) => !present.includes(each))
        .map((each) => `${kind} lacks ${each}`),
      ...present
        .filter((each) => !needed.has(each))
        .map((each) => `${kind} has ${each}, ${code} not`),
    ]
  })

const categories = new Map<string, ReadonlySet<string>>()

function categoriesOf(code: string, type: Intl.PluralRuleType): ReadonlySet<string> {
  const key = `${code} ${type}`
  const found =
    categories.get(key) ??
    new Set(new Intl.PluralRules(code, { type }).resolvedOptions().pluralCategories)
  categories.set(key, found)
  return found
}
