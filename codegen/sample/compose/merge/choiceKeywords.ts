import { followReference } from '../demand.ts'
import { entriesIn, isObject, listIn } from '../schemaObject.ts'
import type { Choice } from '../shape.ts'
import { contradiction } from '../unsatisfiableError.ts'
import type { Build, ReadKeyword } from './build.ts'
import { branchesOf } from './discriminator.ts'
import { negate } from './negate.ts'
import { forbidPlainly } from './valueKeywords.ts'

function choose(build: Build, choice: Omit<Choice, 'mergeContext'>): void {
  const { options, exhaustive, forbiddenSchema } = choice
  if (options.length === 0 && exhaustive) {
    throw contradiction(`${choice.keyword} leaves no way to go on`)
  }
  const [only] = options
  // A single option is merged at once, unless the composed value must be checked against `not`.
  if (options.length === 1 && only && exhaustive && forbiddenSchema === undefined) {
    for (const schema of only) build.add(schema, build.mergeContext)
  } else build.shape.choices.push({ ...choice, mergeContext: build.mergeContext })
}

/**
 * Merges a `not` schema that has only the keyword `enum`, `const` or `pattern`. Returns false for
 * any other schema.
 */
function forbidOnly(build: Build, schema: { readonly [keyword: string]: unknown }): boolean {
  const [keyword, ...others] = Object.keys(schema)
  if (others.length > 0) return false
  if (keyword === 'enum') forbidPlainly.enum(schema.enum, build.shape)
  else if (keyword === 'const') forbidPlainly.enum([schema.const], build.shape)
  else if (keyword === 'pattern') forbidPlainly.pattern(schema.pattern, build.shape)
  else return false
  return true
}

function readNot(value: unknown, build: Build): void {
  const schema = followReference(build.reader, value)
  if (isObject(schema)) {
    if (build.shape.includedSchemas.has(schema))
      throw contradiction('not forbids what is asked for')
    build.shape.excludedSchemas.add(schema)
    if (forbidOnly(build, schema)) return
  }
  const { options, exhaustive } = negate(build.reader, schema)
  const ways = options.map((option) => [option])
  if (exhaustive && ways.length < 2) {
    choose(build, { keyword: 'not', options: ways, order: 'given', exhaustive })
    return
  }
  choose(build, {
    keyword: 'not',
    // The last option adds no schema. It may succeed, since a composed value may violate the
    // forbidden schema by chance.
    options: exhaustive ? ways : [...ways, []],
    order: 'given',
    forbiddenSchema: schema,
    exhaustive,
  })
}

/** Keywords with alternatives. Each becomes a choice of the shape. */
export const choiceKeywords: Readonly<Record<string, ReadKeyword>> = {
  oneOf: (value, build, schema) => {
    const branches = listIn(value)
    const found = branchesOf(schema, branches)
    if (found.options.length === 1)
      for (const branch of branches) build.add(branch, build.mergeContext)
    else {
      // With a discriminator, a failure of all options does not prove that no value exists: the
      // discriminator selects one branch, even if the value matches others.
      const exhaustive = found.preferredCount === 0
      choose(build, { keyword: 'oneOf', ...found, branches, order: 'seeded', exhaustive })
    }
  },
  anyOf: (value, build, schema) => {
    const branches = listIn(value)
    const { options, preferredCount } = branchesOf(schema, branches)
    // Inside a schema with `unevaluated…`, each further matching branch evaluates more parts. All
    // branches together are therefore the first option.
    const isOpen = build.mergeContext.scopes.length > 0 && branches.length > 1
    choose(build, {
      keyword: 'anyOf',
      options: isOpen ? [branches, ...options] : options,
      preferredCount: isOpen ? preferredCount + 1 : preferredCount,
      order: 'seeded',
      exhaustive: !isOpen,
    })
  },
  if: (condition, build, schema) => {
    if (schema.then === undefined && schema.else === undefined) return
    const options = [
      [condition, schema.then ?? true],
      [{ not: condition }, schema.else ?? true],
    ]
    choose(build, { keyword: 'if', options, order: 'seeded', exhaustive: true })
  },
  not: readNot,
  dependentSchemas: (value, build) => {
    for (const [name, schema] of entriesIn(value)) {
      const options = [[schema], [{ properties: { [name]: false } }]]
      choose(build, { keyword: 'dependentSchemas', options, order: 'given', exhaustive: true })
    }
  },
}
