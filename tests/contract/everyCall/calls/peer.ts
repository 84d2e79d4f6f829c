/**
 * A second opinion on requests and answers, by a validator of another make: Hyperjump's, which
 * reads the contract as it stands, with OpenAPI's own dialect, and shares no line with ajv or our
 * generator.
 */
import {
  registerSchema,
  setShouldValidateFormat,
  type Validator,
  validate,
} from '@hyperjump/json-schema/openapi-3-1'
import '@hyperjump/json-schema/formats'
import { lookUp } from '../../../../codegen/contract/contract.ts'
import { contract } from './document.ts'

const address = 'https://portico.example/contract'
const dialect = 'https://spec.openapis.org/oas/3.1/schema-base'

type Json = Parameters<Validator>[0]
/** The output that is asked for, of which the package's types tell no more than `valid`. */
type Basic = {
  valid: boolean
  errors?: { instanceLocation: string; absoluteKeywordLocation: string }[]
}

setShouldValidateFormat(true)
// Its types name the same JSON in another way.
registerSchema(contract as unknown as Parameters<typeof registerSchema>[0], address, dialect)

const escaped = (step: string) =>
  encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))

/** Where a part of the contract stands, through every reference on the way; undefined for none. */
function locate(steps: readonly string[]): string | undefined {
  let at = '#'
  let node: unknown = contract
  for (const step of steps) {
    // What is no object has no steps below it.
    const { $ref } = node as { $ref?: unknown }
    if (typeof $ref === 'string') {
      at = $ref
      node = lookUp(contract, $ref)
    }
    at = `${at}/${escaped(step)}`
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
  // A value that went through JSON.
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

/** What is wrong with an answer's body; an empty list when it keeps the contract. */
export const judgeAnswer = (
  calledOperation: Called,
  status: number,
  { mediaType, value }: { mediaType: string; value: unknown },
): Promise<string[]> =>
  judge([...response(calledOperation, status), 'content', mediaType, 'schema'], value)

/** What is wrong with the value of a header that an answer documents. */
export const judgeHeader = (
  calledOperation: Called,
  status: number,
  { name, value }: { name: string; value: unknown },
): Promise<string[]> =>
  judge([...response(calledOperation, status), 'headers', name, 'schema'], value)

/** What is wrong with a request's body. */
export const judgeBody = (
  calledOperation: Called,
  mediaType: string,
  body: unknown,
): Promise<string[]> =>
  judge([...operation(calledOperation), 'requestBody', 'content', mediaType, 'schema'], body)

/** What is wrong with a value by a schema that the contract lists under a name. */
export const judgeComponent = (name: string, value: unknown): Promise<string[]> =>
  judge(['components', 'schemas', name], value)

/** What is wrong with the contract itself, by OpenAPI's own schema. */
export async function judgeDocument(): Promise<string[]> {
  const judged = await validate(dialect)
  // The contract was read from YAML, which holds what JSON does.
  const { errors = [] }: Basic = judged(contract as unknown as Json, 'BASIC')
  return errors.map(({ instanceLocation }) => instanceLocation)
}

/** What is wrong with the value of an operation's parameter, by its place in the list. */
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
