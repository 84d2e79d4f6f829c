import type { Reader } from '../reader.ts'
import { isObject } from '../schemaObject.ts'

/** True if a branch allows only null. */
export function isNullish(reader: Reader, branch: unknown): boolean {
  if (!isObject(branch)) return false
  if (typeof branch.$ref === 'string' && Object.keys(branch).length === 1) {
    const target = reader.target(branch.$ref)
    return isObject(target) && target.type === 'null'
  }
  return branch.type === 'null' || branch.const === null
}
