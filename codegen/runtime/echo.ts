/** Echoes a request's values in its answer. Copied beside generated code. */
import type { ReadRequest } from './judgeRequest.ts'
import { isJsonObject, overlay } from './overlay.ts'
import type { Check } from './validation.ts'

/** Values of a request by the names that an answer may have for them. */
function fieldsOf(template: string, { path, body }: ReadRequest): Record<string, unknown> {
  const fields = { ...(isJsonObject(body) ? body : {}), ...path }
  const [, last] = /\{([^{}/]+)\}$/.exec(template) ?? []
  // The last parameter of an item's path is its id, whatever its name.
  if (last !== undefined && last in path && !('id' in path)) fields.id = path[last]
  return fields
}

/**
 * Answer's body with the ids of the path and the submitted fields that it has properties for.
 * @param template the operation's path.
 * @param check validates the body; without one nothing is changed.
 */
export function echo(
  body: unknown,
  template: string,
  request: ReadRequest,
  check: Check | undefined,
): unknown {
  if (!check || !isJsonObject(body)) return body
  return overlay(body, fieldsOf(template, request), (copy) => check(copy) === null)
}
