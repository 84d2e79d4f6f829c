/** Gives a request's own values back in its answer. Copied beside generated code. */
import type { ReadRequest } from './judgeRequest.ts'
import { isJsonObject, overlay } from './overlay.ts'
import type { Check } from './validation.ts'

/** The values of a request by the names that an answer may have for them. */
function fieldsOf(template: string, { path, body }: ReadRequest): Record<string, unknown> {
  const fields = { ...(isJsonObject(body) ? body : {}), ...path }
  const [, last] = /\{([^{}/]+)\}$/.exec(template) ?? []
  // The path of a thing ends in what tells it apart, whatever the path calls that.
  if (last !== undefined && last in path && !('id' in path)) fields.id = path[last]
  return fields
}

/**
 * An answer's body with the path's ids and the submitted fields that it has a place for.
 * @param template the operation's path.
 * @param check judges the body; without one nothing is changed.
 */
export function echo(
  body: unknown,
  template: string,
  request: ReadRequest,
  check: Check | undefined,
): unknown {
  if (!check || !isJsonObject(body)) return body
  return overlay(body, fieldsOf(template, request), (changed) => check(changed) === null)
}
