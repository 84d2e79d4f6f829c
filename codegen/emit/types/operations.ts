import type { OperationObject, Parameter, Reference } from '../../contract/contract.ts'
import { block, deeper, entriesOf, row, typeOf } from './blocks.ts'
import { methods, type PathItem } from './contractParts.ts'
import { parametersType, requestBodyType, responseType } from './messages.ts'
import { quoted } from './names.ts'
import type { TypeSource } from './typeSource.ts'

type Parameters = (Parameter | Reference)[]

/** The parameters of a path and of its operation; the operation's replace those of the same name. */
function merged(source: TypeSource, shared: Parameters, own: Parameters): Parameters {
  const byKey = new Map<string, Parameter | Reference>()
  for (const parameter of [...shared, ...own]) {
    const { name, in: place } = source.resolve(parameter)
    byKey.set(`${place} ${name}`, parameter)
  }
  return [...byKey.values()]
}

function responsesType(source: TypeSource, operation: OperationObject, indent: string): string {
  const inner = deeper(indent)
  const rows = entriesOf(operation.responses).map(([name, response]) => {
    const type = typeOf(source, 'responses', response, (one) => responseType(source, one, inner))
    return row({ name, type, about: source.resolve(response) }, inner)
  })
  return rows.length > 0 ? block(rows, indent) : 'never'
}

function operationType(
  source: TypeSource,
  operation: OperationObject,
  parameters: Parameters,
  indent: string,
): string {
  const inner = deeper(indent)
  const { requestBody } = operation
  const body = requestBody && source.resolve(requestBody)
  const bodyType =
    requestBody === undefined
      ? 'never'
      : typeOf(source, 'requestBodies', requestBody, (one) => requestBodyType(source, one, inner))
  const isOptional = body?.required !== true
  return block(
    [
      row({ name: 'parameters', type: parametersType(source, parameters, inner) }, inner),
      row({ name: 'requestBody', type: bodyType, isOptional, about: body }, inner),
      row({ name: 'responses', type: responsesType(source, operation, inner) }, inner),
    ],
    indent,
  )
}

/** Under its id among all operations, if it has one that no other operation took. */
function namedOperation(
  source: TypeSource,
  operation: OperationObject,
  parameters: Parameters,
  indent: string,
): string {
  const { operationId: id } = operation
  if (id === undefined) return operationType(source, operation, parameters, indent)
  const type = operationType(source, operation, parameters, '  ')
  const known = source.operations.get(id)
  if (known !== undefined && known !== type) return type
  source.operations.set(id, type)
  return `operations[${quoted(id)}]`
}

function itemType(source: TypeSource, item: PathItem, indent: string): string {
  const inner = deeper(indent)
  const shared = item.parameters ?? []
  const rows = methods.map((name) => {
    const operation = item[name]
    if (operation === undefined) return row({ name, type: 'never', isOptional: true }, inner)
    const parameters = merged(source, shared, operation.parameters ?? [])
    return row(
      { name, type: namedOperation(source, operation, parameters, inner), about: operation },
      inner,
    )
  })
  const parameters = { name: 'parameters', type: parametersType(source, shared, inner) }
  return block([row(parameters, inner), ...rows], indent)
}

/**
 * The type of a path: its parameters, and an operation for each method. What stands beside a
 * path's reference adds to what it leads to.
 */
export function pathItemType(
  source: TypeSource,
  item: PathItem | Reference,
  indent: string,
): string {
  // OpenAPI lets a path have keys of its own beside its reference.
  const { $ref, ...beside } = item as PathItem & Partial<Reference>
  const adds = $ref !== undefined && methods.some((method) => method in beside)
  const whole = adds ? { ...source.resolve<PathItem>({ $ref }), ...beside } : item
  return typeOf(source, 'pathItems', whole, (one) => itemType(source, one, indent))
}
