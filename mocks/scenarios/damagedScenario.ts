/** Responses that violate the contract, to try out the portal's validation and error handling. */
import type { Server } from '../../platform/server/server.ts'

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** The portal cannot start without this response. */
const spared = '/wps/system/status'

/**
 * Copy of a value whose first text, number or boolean has another type: a text becomes a number, a
 * number or boolean becomes a text. Undefined if the value contains none of these types.
 */
export function damage(value: unknown): unknown {
  if (typeof value === 'string') return 0
  if (typeof value === 'number' || typeof value === 'boolean') return 'damaged'
  if (!isFields(value)) return undefined
  for (const [name, part] of Object.entries(value)) {
    const other = damage(part)
    if (other === undefined) continue
    if (Array.isArray(value)) return value.with(Number(name), other)
    return { ...value, [name]: other }
  }
  return undefined
}

async function readJson(response: Response): Promise<Fields | undefined> {
  if (!response.headers.get('Content-Type')?.includes('json')) return undefined
  const answer: unknown = await response.clone().json()
  return isFields(answer) ? answer : undefined
}

/** While `isOn` returns true, damages responses that the server has already validated. */
export const withDamage =
  (
    server: Server,
    isOn: () => boolean,
    respond: (body: string, init: ResponseInit) => Response,
  ): Server =>
  async (request, context) => {
    const response = await server(request, context)
    if (!response || !isOn() || new URL(request.url).pathname === spared) return response
    const answer = await readJson(response)
    const value = answer?.success === true ? damage(answer.value) : undefined
    if (value === undefined) return response
    const { status, headers } = response
    return respond(JSON.stringify({ ...answer, value }), { status, headers })
  }
