import type { Constants } from './choices.ts'
import { type Contract, resolve } from './contract.ts'
import { isNode } from './node.ts'

/** Constants of the required properties of a `oneOf` branch, by property name. */
function constantsOf(contract: Contract, branch: unknown): Map<string, unknown> {
  const schema = resolve<unknown>(contract, branch)
  const constants = new Map<string, unknown>()
  if (!isNode(schema) || !isNode(schema.properties) || !Array.isArray(schema.required)) {
    return constants
  }
  for (const name of schema.required) {
    const property = resolve<unknown>(contract, schema.properties[name])
    if (!isNode(property)) continue
    if ('const' in property) constants.set(name, property.const)
    else if (Array.isArray(property.enum) && property.enum.length === 1) {
      constants.set(name, property.enum[0])
    }
  }
  return constants
}

/**
 * Finds the property whose constant distinguishes the branches of a `oneOf`, and its value in each
 * branch. A validator then checks a value against one branch, so that all messages concern that
 * branch.
 */
export function findBranchConstants(
  contract: Contract,
  branches: unknown[],
): Constants | undefined {
  const constants = branches.map((branch) => constantsOf(contract, branch))
  for (const name of constants[0]?.keys() ?? []) {
    const values = constants.map((branch) => branch.get(name))
    const scalar = values.every((value) => ['string', 'number', 'boolean'].includes(typeof value))
    if (scalar && new Set(values).size === branches.length) return { name, values }
  }
  return undefined
}
