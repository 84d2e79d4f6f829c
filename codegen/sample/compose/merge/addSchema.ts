import type { Reader } from '../reader.ts'
import { isObject, listIn, type SchemaObject, schemaIn } from '../schemaObject.ts'
import type { MergeContext, Scope, Shape } from '../shape.ts'
import { contradiction } from '../unsatisfiableError.ts'
import type { Build, ReadKeyword } from './build.ts'
import { choiceKeywords } from './choiceKeywords.ts'
import { readBaseDiscriminator } from './discriminator.ts'
import { partKeywords, readItemRules, readNameRules } from './partKeywords.ts'
import { valueKeywords } from './valueKeywords.ts'

const keywords = new Map<string, ReadKeyword>(
  Object.entries({ ...valueKeywords, ...partKeywords, ...choiceKeywords }),
)
const aboutNames = ['properties', 'patternProperties', 'additionalProperties']
const aboutItems = ['prefixItems', 'items']

/** Context of a schema that is not part of another schema. */
export const outermostContext: MergeContext = { scopes: [], via: [], inside: [] }

/** `unevaluated…` keywords of a schema. */
function scopesOf(schema: SchemaObject): Scope[] {
  const scopes: Scope[] = []
  const { unevaluatedProperties: names, unevaluatedItems: items } = schema
  if (names !== undefined) scopes.push({ of: 'names', schema: schemaIn(names) })
  if (items !== undefined) scopes.push({ of: 'items', schema: schemaIn(items) })
  return scopes
}

function standingIn(reader: Reader, schema: SchemaObject, outer: MergeContext, scopes: Scope[]) {
  const reference = reader.referenceOf(schema)
  return {
    scopes: scopes.length > 0 ? [...outer.scopes, ...scopes] : outer.scopes,
    via: reference === undefined ? outer.via : [...outer.via, reference],
    inside: [...outer.inside, schema],
  }
}

function readKeywords(build: Build, schema: SchemaObject, outer: MergeContext): void {
  const parts = [
    ...(typeof schema.$ref === 'string' ? [build.reader.target(schema.$ref)] : []),
    ...listIn(schema.allOf),
  ]
  for (const [keyword, value] of Object.entries(schema)) {
    // Parts that an `unevaluated…` keyword checks count as evaluated in surrounding schemas, but
    // not in the schema of the keyword.
    const mergeContext = keyword.startsWith('unevaluated') ? outer : build.mergeContext
    keywords.get(keyword)?.(value, { ...build, mergeContext }, schema)
  }
  for (const part of parts) build.add(part, build.mergeContext)
  if (aboutNames.some((keyword) => keyword in schema)) readNameRules(undefined, build, schema)
  if (aboutItems.some((keyword) => keyword in schema)) readItemRules(undefined, build, schema)
  readBaseDiscriminator(build, schema)
}

/**
 * Merges a schema into a shape, together with the schemas that it includes by `$ref` and `allOf`.
 * Alternatives become a choice of the shape.
 * @throws {UnsatisfiableError} when the schema contradicts itself or the shape.
 */
export function addSchema(
  reader: Reader,
  shape: Shape,
  schema: unknown,
  outer: MergeContext,
): void {
  if (schema === false) throw contradiction('the schema false allows nothing')
  if (!isObject(schema) || outer.inside.includes(schema)) return
  if (shape.excludedSchemas.has(schema)) throw contradiction('not forbids what is asked for')
  if (outer.scopes.length === 0 && shape.includedSchemas.has(schema)) return
  shape.includedSchemas.add(schema)
  const scopes = scopesOf(schema)
  shape.scopes.push(...scopes)
  const mergeContext = standingIn(reader, schema, outer, scopes)
  const add = (part: unknown, at: MergeContext) => addSchema(reader, shape, part, at)
  readKeywords({ reader, shape, mergeContext, add }, schema, outer)
}
