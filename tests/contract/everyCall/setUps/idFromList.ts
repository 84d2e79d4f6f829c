import type { Calls, Parts } from '../calls/calls.ts'
import { answerValue, rightCaller, sampleParts } from '../calls/calls.ts'
import { type ContractOperation, operations } from '../calls/document.ts'

/** First value of a property at any depth. */
function firstOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  if (Object.hasOwn(value, name)) return Reflect.get(value, name)
  for (const inner of Object.values(value)) {
    const found = firstOf(inner, name)
    if (found !== undefined) return found
  }
  return undefined
}

/**
 * Finds an id within a value.
 * @param name of the property that contains the id, such as `depositId`. If there is no such
 * property, the first property `id` counts.
 */
export const idIn = (value: unknown, name: string): unknown =>
  firstOf(value, name) ?? firstOf(value, 'id')

/**
 * Path of a call about one object, with the first id of the parent list: `/wps/deposits` for
 * `/wps/deposits/{depositId}/cancel`. Undefined without a list, or for an empty one.
 */
export async function idFromList(
  calls: Calls,
  operation: ContractOperation,
  who = rightCaller(operation),
): Promise<Partial<Parts> | undefined> {
  const [above, name] = /^(.*)\/\{(\w+)\}[^{]*$/.exec(operation.path)?.slice(1) ?? []
  const list = operations.find(({ method, path }) => method === 'GET' && path === above)
  if (!list || name === undefined) return undefined
  const answer = await calls.send(list, { ...sampleParts(list), who })
  const id = answer.body?.value === undefined ? undefined : idIn(answerValue(answer), name)
  return id === undefined ? undefined : { path: { [name]: id } }
}
