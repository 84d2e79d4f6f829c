/**
 * Independent validator of requests and responses. Hyperjump's validator reads the contract
 * directly, with OpenAPI's own dialect, and shares no code with ajv or the generator.
 */
import {
  registerSchema,
  setShouldValidateFormat,
  type Validator,
  validate,
} from '@hyperjump/json-schema/openapi-3-1'
import '@hyperjump/json-schema/formats'
import { lookUp } from 'contract-mocks/contract'
import { contract } from './document.ts'

const address = 'https://portico.example/contract'
const dialect = 'https://spec.openapis.org/oas/3.1/schema-base'

type Json = Parameters<Validator>[0]
/**
 * Result in the requested output format. The types of `@hyperjump/json-schema` declare only
 * `valid`.
 */
type Basic = {
  valid: boolean
  errors?: { instanceLocation: string; absoluteKeywordLocation: string }[]
}

setShouldValidateFormat(true)
// The types of `@hyperjump/json-schema` describe the same JSON differently.
registerSchema(contract as unknown as Parameters<typeof registerSchema>[0], address, dialect)

const escapeStep = (step: string) =>
  encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))

/**
 * Location of a part of the contract, after resolving all references; undefined if it does not
 * exist.
 */
function locate(steps: readonly string[]): string | undefined {
  let at = '#'
  let node: unknown = contract
  for (const step of steps) {
    // Any value may be here; only objects have `$ref`.
    const { $ref } = node as { $ref?: unknown }
    if (typeof $ref === 'string') {
      at = $ref
      node = lookUp(contract, $ref)
    }
    at = `${at}/${escapeStep(step)}`
    node = (node as Record<string, unknown>)[step]
    if (node === undefined) return undefined
  }
  return at
}

const validators = new Map<string, Promise<Validator>>()

async function judge(steps: readonly string[], value: unknown): Promise<string[]> {
  const pointer = locate(steps)
  if (pointer === undefined) return [`the contract has no ${steps.join(' ')}`]
  const known = validators.get(pointer) ?? validate(`${address}${pointer}`)
  validators.set(pointer, known)
  // The value was parsed from JSON.
  const { valid, errors = [] }: Basic = (await known)(value as Json, 'BASIC')
  if (valid) return []
  return errors.map(
    ({ instanceLocation, absoluteKeywordLocation }) =>
      `${instanceLocation} breaks ${absoluteKeywordLocation.replace(address, '')}`,
  )
}

type Called = { method: string; path: string }
const operation = ({ method, path }: Called) => ['paths', path, method.toLowerCase()]
const response = (called: Called, status: number) => [
  ...[...operation(called), 'responses', String(status)],
]

/** Problems of a response body; empty if it is valid. */
export const judgeAnswer = (
  calledOperation: Called,
  status: number,
  { mediaType, value }: { mediaType: string; value: unknown },
): Promise<string[]> =>
  judge([...response(calledOperation, status), 'content', mediaType, 'schema'], value)

/** Problems of the value of a documented response header. */
export const judgeHeader = (
  calledOperation: Called,
  status: number,
  { name, value }: { name: string; value: unknown },
): Promise<string[]> =>
  judge([...response(calledOperation, status), 'headers', name, 'schema'], value)

/** Problems of a request body. */
export const judgeBody = (
  calledOperation: Called,
  mediaType: string,
  body: unknown,
): Promise<string[]> =>
  judge([...operation(calledOperation), 'requestBody', 'content', mediaType, 'schema'], body)

/** Problems of a value according to a named schema of the contract. */
export const judgeComponent = (name: string, value: unknown): Promise<string[]> =>
  judge(['components', 'schemas', name], value)

/** Problems of the contract itself, according to OpenAPI's schema. */
export async function judgeDocument(): Promise<string[]> {
  const judged = await validate(dialect)
  // YAML contains the same data as JSON.
  const { errors = [] }: Basic = judged(contract as unknown as Json, 'BASIC')
  return errors.map(({ instanceLocation }) => instanceLocation)
}

/** Problems of a parameter's value; the parameter is given by its index in the operation. */
export function judgeParameter(
  calledOperation: Called,
  index: number,
  value: unknown,
): Promise<string[]> {
  const shared = contract.paths?.[calledOperation.path]?.parameters
  const first = Array.isArray(shared) ? shared.length : 0
  const place = index < first ? ['paths', calledOperation.path] : operation(calledOperation)
  const own = index < first ? index : index - first
  return judge([...place, 'parameters', String(own), 'schema'], value)
}
