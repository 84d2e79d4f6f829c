import type { Place } from '../../runtime/collectionFacts.ts'
import type { Shape, Shapes } from '../shape.ts'
import { canonical, singular, wordsOf } from './nouns.ts'

/** Request parameter that identifies an item, with its JSON types. */
export type IdParameter = { name: string; types: ReadonlySet<string> }

const generic = ['id', 'uuid', 'guid', 'uid', 'identifier']
const handles = ['slug', 'key', 'name', 'login', 'username', 'code', 'number', 'handle', 'sid']
/** Names of nested objects that may contain an item's id: `metadata.name`. */
const holders = new Set(['metadata', 'meta', 'attributes', 'info'])

/** Possible names of the id property in canonical form, likeliest first. */
function wantedNames(parameter: string, resource: string): string[] {
  const own = canonical(parameter)
  const one = singular(canonical(resource))
  const last = wordsOf(parameter).at(-1) ?? own
  const names = [own]
  const isGeneric = generic.includes(last) || (own !== 'id' && own.endsWith('id'))
  if (isGeneric) names.push(...generic, ...generic.map((name) => one + name))
  else if (handles.includes(last)) names.push(last, one + last, `${one}id`)
  if (last !== own) names.push(last)
  if (own === 'id') names.push('key', 'code', 'slug')
  if (own === 'index') names.push('number')
  if (singular(own) === one || own === canonical(resource)) {
    names.push(...generic, ...handles, ...generic.map((name) => one + name))
  }
  return [...new Set(names)]
}

const numbers = (types: ReadonlySet<string>) => types.has('integer') || types.has('number')

/**
 * Compares the types of a property and a parameter. The result is `as text` if one of them is a
 * number and the other is a string, so that their values are equal only as texts.
 */
function holds(
  property: ReadonlySet<string>,
  parameter: ReadonlySet<string>,
): 'well' | 'as text' | 'no' {
  if (parameter.has('string') && property.has('string')) return 'well'
  if (numbers(parameter) && numbers(property)) return 'well'
  if (parameter.size === 0 && (property.has('string') || numbers(property))) return 'well'
  if (parameter.has('string') && numbers(property)) return 'as text'
  return numbers(parameter) && property.has('string') ? 'as text' : 'no'
}

function findAmong(
  shapes: Shapes,
  properties: Shape['properties'],
  idNames: readonly string[],
  parameter: IdParameter,
): string | undefined {
  const names = [...properties.keys()]
  const fits = idNames.flatMap((name) =>
    names
      .filter((property) => canonical(property) === name)
      .map((property) => ({
        property,
        fit: holds(shapes(properties.get(property)).types, parameter.types),
      })),
  )
  return (fits.find(({ fit }) => fit === 'well') ?? fits.find(({ fit }) => fit === 'as text'))
    ?.property
}

/**
 * Finds the property of an item that identifies the item in requests.
 * @param resource name of the items in the path: `pets`.
 * @returns undefined when no property has a matching name and type.
 */
export function findId(
  shapes: Shapes,
  item: Shape,
  parameter: IdParameter,
  resource: string,
): Place | undefined {
  const wanted = wantedNames(parameter.name, resource)
  const top = findAmong(shapes, item.properties, wanted, parameter)
  if (top !== undefined) return [top]
  for (const [name, property] of item.properties) {
    if (!holders.has(canonical(name))) continue
    const inner = findAmong(shapes, shapes(property).properties, wanted.slice(0, 2), parameter)
    if (inner !== undefined) return [name, inner]
  }
  return undefined
}

/** True if an item has a property at the path in the parameter `id`. */
export function hasId(shapes: Shapes, item: Shape, id: Place): boolean {
  let at = item
  for (const step of id) {
    if (!at.properties.has(step)) return false
    at = shapes(at.properties.get(step))
  }
  return true
}

/**
 * True if two schemas describe the same items: they are the same schema, or both have the id and
 * share more than half of the properties of the smaller schema.
 */
export function sameItems(shapes: Shapes, one: Shape, other: Shape, id: Place): boolean {
  if ([...one.names].some((name) => other.names.has(name))) return true
  if (!hasId(shapes, one, id) || !hasId(shapes, other, id)) return false
  const [few, many] = one.properties.size < other.properties.size ? [one, other] : [other, one]
  const shared = [...few.properties.keys()].filter((name) => many.properties.has(name))
  return shared.length > few.properties.size / 2
}
