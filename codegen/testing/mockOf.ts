import type { HttpHandler } from 'msw/http'
import { getResponse } from 'msw/utils/get-response'
import type { ByteLimits } from '../contract/bytes.ts'
import { findCollections } from '../contract/collections.ts'
import type { Contract } from '../contract/contract.ts'
import type { OperationPlan, SchemaNames } from '../contract/plan.ts'
import { planContract } from '../contract/planContract.ts'
import { withStandIns } from '../emit/collections.ts'
import { rowOf } from '../emit/handlers.ts'
import { createCollections } from '../runtime/collections.ts'
import { createHandlers } from '../runtime/createHandlers.ts'
import type { InvalidRequest } from '../runtime/rejection.ts'
import { bytesOf } from '../runtime/validation.ts'
import {
  createRequestValidators,
  createResponseValidators,
  type OperationValidation,
} from '../runtime/validatorTables.ts'
import { sampleContract } from '../sample/sampleContract.ts'

/** Example of a project's own format of rejections. */
const describeRejection = ({ kind, violations }: InvalidRequest) =>
  kind === 'unreadable'
    ? { success: false, code: 'BODY_UNREADABLE' }
    : { success: false, code: 'REQUEST_INVALID', value: { problems: violations } }

const mapValues = <In, Out>(record: Record<string, In>, change: (value: In) => Out) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

/**
 * Creates the handlers that the generator would write for a contract, without writing files.
 * @param isStateful false to create handlers that store nothing between calls.
 */
export async function mockOf(contract: Contract, isStateful = true): Promise<HttpHandler[]> {
  const planned = planContract(contract)
  const { plans, gate } = planned
  const { answers, requests } = sampleContract(planned)
  const content = (names: SchemaNames, bytes: ByteLimits = {}) => ({
    ...mapValues(names, (name) => gate.compile(name)),
    ...mapValues(bytes, bytesOf),
  })
  const place = ({ facts, schema }: OperationPlan['parameters']['query']) =>
    schema === undefined ? { facts } : { facts, validate: gate.compile(schema) }
  const table: Record<string, OperationValidation> = {}
  for (const plan of plans) {
    const { operation, parameters, body, responses, responseBytes } = plan
    table[operation.key] = {
      parameters: {
        query: place(parameters.query),
        path: place(parameters.path),
        headers: place(parameters.headers),
        cookies: place(parameters.cookies),
      },
      ...(body && {
        body: { required: body.required, content: content(body.content, body.bytes) },
      }),
      responses: Object.fromEntries(
        Object.entries(responses).map(([status, names]) => [
          status,
          content(names, responseBytes[status]),
        ]),
      ),
    }
  }
  const generated = {
    operations: Object.fromEntries(plans.map((plan) => [plan.operation.key, rowOf(plan)])),
    answers: Object.fromEntries(answers),
    requestValidators: createRequestValidators(table),
    responseValidators: createResponseValidators(table),
    describeRejection,
  }
  const state = createCollections(
    findCollections(contract, plans).map((one) => withStandIns(one, requests)),
    generated,
  )
  return createHandlers(isStateful ? { ...generated, state } : generated)
}

/**
 * Sends a request to the handlers.
 * @returns the response, or undefined if no handler matches.
 */
export async function ask(handlers: HttpHandler[], request: Request) {
  const response = await getResponse(handlers, request)
  if (!response) return undefined
  const bytes = new Uint8Array(await response.arrayBuffer())
  const text = new TextDecoder().decode(bytes)
  const json = response.headers.get('Content-Type')?.includes('json') === true
  const body: unknown = json ? JSON.parse(text) : text
  return { status: response.status, headers: response.headers, body, bytes }
}
