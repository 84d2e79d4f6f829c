import type { Reader } from '../reader.ts'
import { entriesIn, isObject, listIn, type SchemaObject } from '../schemaObject.ts'
import type { Build } from './build.ts'

type Discriminator = { property: string; mapping: readonly (readonly [string, string])[] }

const lastStep = (reference: string) =>
  decodeURIComponent(reference.split('/').at(-1) ?? '')
    .replaceAll('~1', '/')
    .replaceAll('~0', '~')

/**
 * Parses the discriminator of a schema. A mapping may contain a reference or only a schema's name.
 */
function discriminatorOf({ discriminator }: SchemaObject): Discriminator | undefined {
  if (!isObject(discriminator) || typeof discriminator.propertyName !== 'string') return undefined
  const mapping = entriesIn(discriminator.mapping).flatMap(([value, target]) =>
    typeof target === 'string'
      ? [[value, target.includes('/') ? target : `#/components/schemas/${target}`] as const]
      : [],
  )
  return { property: discriminator.propertyName, mapping }
}

const isSame = (one: string, other: string) => one === other || lastStep(one) === lastStep(other)

/** Schema that requires the discriminator's value for a branch. */
function tagOf({ property, mapping }: Discriminator, reference: string): SchemaObject {
  const mapped = mapping.filter(([, target]) => isSame(target, reference)).map(([value]) => value)
  const values = mapped.length > 0 ? mapped : [lastStep(reference)]
  return { required: [property], properties: { [property]: { enum: values } } }
}

/**
 * Branches of a `oneOf` or `anyOf`, each as a list of schemas. If the schema has a discriminator,
 * branches that are references come first, each with an added schema for its discriminator value.
 * All branches follow without an added schema, since validators ignore the discriminator.
 */
export function branchesOf(
  schema: SchemaObject,
  branches: readonly unknown[],
): { options: (readonly unknown[])[]; branchOf: number[]; preferredCount: number } {
  const discriminator = discriminatorOf(schema)
  const plain = branches.map((branch) => [branch])
  const places = [...branches.keys()]
  if (!discriminator) return { options: plain, branchOf: places, preferredCount: 0 }
  const tagged = branches.flatMap((branch, index) =>
    isObject(branch) && typeof branch.$ref === 'string'
      ? [{ option: [branch, tagOf(discriminator, branch.$ref)], index }]
      : [],
  )
  return {
    options: [...tagged.map(({ option }) => option), ...plain],
    branchOf: [...tagged.map(({ index }) => index), ...places],
    preferredCount: tagged.length,
  }
}

/**
 * References to the subtypes of a base schema. References without a target are left out, since
 * validators ignore a mapping and do not report a wrong mapping.
 */
function childrenIn(reader: Reader, { mapping }: Discriminator, base: string): readonly string[] {
  const children =
    mapping.length > 0 ? mapping.map(([, target]) => target) : reader.childrenOf(base)
  return [...new Set(children)].filter((child) => !isSame(child, base) && reader.hasTarget(child))
}

/**
 * Adds the choice that a base schema's discriminator implies: a value of the base schema belongs to
 * one of its subtypes, and the discriminator property has the name of this subtype. The last option
 * adds no schema, since validators ignore discriminators.
 */
export function readBaseDiscriminator(build: Build, schema: SchemaObject): void {
  const discriminator = discriminatorOf(schema)
  if (!discriminator || listIn(schema.oneOf).length + listIn(schema.anyOf).length > 0) return
  const { mergeContext, reader } = build
  const base = mergeContext.via.at(-1)
  if (base === undefined) return
  const outermost = mergeContext.via[0] ?? base
  const options =
    outermost === base
      ? childrenIn(reader, discriminator, base).map((child) => [
          { $ref: child },
          tagOf(discriminator, child),
        ])
      : [[tagOf(discriminator, outermost)]]
  if (options.length === 0) options.push([tagOf(discriminator, base)])
  build.shape.choices.push({
    keyword: 'discriminator',
    options: [...options, []],
    preferredCount: options.length,
    order: 'seeded',
    mergeContext,
    exhaustive: true,
  })
}
