/** Echoes submitted values in the response. This module is copied into generated code. */
import type { ReadRequest } from './judgeRequest.ts'
import { isJsonObject, overlay } from './overlay.ts'
import type { Check } from './validation.ts'

/** Values of a request by the property names that a response may use for them. */
function fieldsOf(template: string, { path, body }: ReadRequest): Record<string, unknown> {
  const fields = { ...(isJsonObject(body) ? body : {}), ...path }
  const [, last] = /\{([^{}/]+)\}$/.exec(template) ?? []
  // The last parameter of an item's path is the item's id, whatever the parameter's name.
  if (last !== undefined && last in path && !('id' in path)) fields.id = path[last]
  return fields
}

/**
 * Returns the response body with the ids from the path and the submitted values in properties of
 * the same names.
 * @param template the operation's path.
 * @param check validates the body. If undefined, the body is returned unchanged.
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
