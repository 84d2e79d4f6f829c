import { type Contract, resolve } from '../contract/contract.ts'
import { isNode, type Node } from '../contract/node.ts'

type Limits = { [keyword: string]: string | number | Limits }

const keywords = [
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
] as const

const ownLimits = (schema: Node): Limits =>
  Object.fromEntries(
    keywords.flatMap((keyword) => {
      const value = schema[keyword]
      return typeof value === 'string' || typeof value === 'number' ? [[keyword, value]] : []
    }),
  )

/**
 * Limits of a value, its properties and items. For a reference, these are the limits of the target
 * itself, without those of the target's properties and items.
 */
function limitsOf(contract: Contract, schema: unknown): Limits {
  if (!isNode(schema)) return {}
  if ('$ref' in schema) {
    const target = resolve<unknown>(contract, schema)
    return isNode(target) ? ownLimits(target) : {}
  }
  const { properties, items, additionalProperties } = schema
  const parts = [
    ...Object.entries(isNode(properties) ? properties : {}),
    ['items', items] as const,
    ['additionalProperties', additionalProperties] as const,
  ].flatMap(([name, part]) => {
    const limits = limitsOf(contract, part)
    return Object.keys(limits).length > 0 ? [[name, limits] as const] : []
  })
  return Object.fromEntries([...Object.entries(ownLimits(schema)), ...parts])
}

/**
 * Emits the limits of the component schemas: `redeemRequestLimits.quantity.maximum`. Each schema
 * has a separate export, so that a bundle contains only the imported ones.
 */
export function emitLimits(contract: Contract): string {
  return Object.entries(contract.components?.schemas ?? {})
    .map(([name, schema]) => [name, limitsOf(contract, schema)] as const)
    .filter(([name, limits]) => /^[A-Za-z]\w*$/.test(name) && Object.keys(limits).length > 0)
    .map(([name, limits]) => {
      const first = name.charAt(0).toLowerCase()
      return `export const ${first}${name.slice(1)}Limits = ${JSON.stringify(limits)} as const\n`
    })
    .join('')
}
