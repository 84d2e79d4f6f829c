import { parseJson, readBody } from '../../platform/server/body.ts'
import { FaultError } from '../../platform/server/faultError.ts'

/** Fields of the JSON object that an emulator page sent, or the status of the error response. */
type FieldsRead = { fields: Readonly<Record<string, unknown>> } | { status: 413 | 422 }

/** Reads the JSON object that an emulator page sent, with at most `limit` bytes in memory. */
export async function readFields(request: Request, limit: number): Promise<FieldsRead> {
  try {
    const body = parseJson(await readBody(request, limit))
    const isObject = typeof body === 'object' && body !== null
    return isObject ? { fields: Object.fromEntries(Object.entries(body)) } : { status: 422 }
  } catch (error) {
    if (!(error instanceof FaultError)) throw error
    return { status: error.fault.code === 'BODY_TOO_LARGE' ? 413 : 422 }
  }
}
