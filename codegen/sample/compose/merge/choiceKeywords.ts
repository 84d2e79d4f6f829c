import { followed } from '../demand.ts'
import { entriesIn, isObject, listIn } from '../schemaObject.ts'
import type { Choice } from '../shape.ts'
import { contradiction } from '../unsatisfiable.ts'
import type { Build, ReadKeyword } from './build.ts'
import { branchesOf } from './discriminator.ts'
import { negate } from './negate.ts'
import { forbidPlainly } from './valueKeywords.ts'

function choose(build: Build, choice: Omit<Choice, 'standing'>): void {
  const { options, exhaustive, forbidden } = choice
  if (options.length === 0 && exhaustive) {
    throw contradiction(`${choice.keyword} leaves no way to go on`)
  }
  const [only] = options
  // What has no alternative needs no choice, unless somebody must look at the result.
  if (options.length === 1 && only && exhaustive && forbidden === undefined) {
    for (const schema of only) build.add(schema, build.standing)
  } else build.shape.choices.push({ ...choice, standing: build.standing })
}

/** `not` with nothing but one plain keyword in it; `negate` ends with these. */
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
  const schema = followed(build.reader, value)
  if (isObject(schema)) {
    if (build.shape.included.has(schema)) throw contradiction('not forbids what is asked for')
    build.shape.refused.add(schema)
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
    // The last way changes nothing and hopes for the best.
    options: exhaustive ? ways : [...ways, []],
    order: 'given',
    forbidden: schema,
    exhaustive,
  })
}

/** The keywords that leave several ways to go on. */
export const choiceKeywords: Readonly<Record<string, ReadKeyword>> = {
  oneOf: (value, build, schema) => {
    const branches = listIn(value)
    const found = branchesOf(schema, branches)
    if (found.options.length === 1) for (const branch of branches) build.add(branch, build.standing)
    else {
      // By its discriminator a request may be one branch, however many fit.
      const exhaustive = found.preferred === 0
      choose(build, { keyword: 'oneOf', ...found, branches, order: 'seeded', exhaustive })
    }
  },
  anyOf: (value, build, schema) => {
    const branches = listIn(value)
    const { options, preferred } = branchesOf(schema, branches)
    // Only here can it matter that a value fits several: more of its parts are then evaluated.
    const isOpen = build.standing.scopes.length > 0 && branches.length > 1
    choose(build, {
      keyword: 'anyOf',
      options: isOpen ? [branches, ...options] : options,
      preferred: isOpen ? preferred + 1 : preferred,
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
