import type { Parameter } from '../contract/contract.ts'
import type { Operation } from '../contract/operations.ts'
import { factsOf, parameterSchema, parametersIn } from '../contract/parameterFacts.ts'
import type { ParameterFacts } from '../runtime/parameters.ts'
import type { Comparison, OperationFindings } from './comparison.ts'

const placesOf = ['path', 'query', 'headers', 'cookies'] as const

/** Parameter names of a path, in order. */
const namesIn = (path: string) => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)

/** Location of a parameter, with header names in lower case: `header x-trace`. */
const placeOf = ({ in: where, name }: Parameter) =>
  `${where} ${where === 'header' ? name.toLowerCase() : name}`

function parametersOf({ parameters }: Operation, rename: (name: string) => string) {
  const described = placesOf.flatMap((place) => parametersIn(parameters, place))
  return new Map(
    described
      .map((one) => (one.in === 'path' ? { ...one, name: rename(one.name) } : one))
      .map((one) => [placeOf(one), one]),
  )
}

const isRequired = ({ in: where, required }: Parameter) => where === 'path' || required === true

/** Describes the encoding of a list, object or JSON value; undefined for a scalar. */
function writingOf({ list, deepObject, json }: ParameterFacts): string | undefined {
  if (json) return 'as JSON'
  if (deepObject) return 'as name[field]'
  return (
    list && (list === 'repeated' ? 'by repeating its name' : `with '${list}' between its items`)
  )
}

function compareShared(
  { before, after }: Comparison,
  place: string,
  oldParameter: Parameter,
  newParameter: Parameter,
  findings: OperationFindings,
) {
  const [wasRequired, required] = [isRequired(oldParameter), isRequired(newParameter)]
  if (!wasRequired && required) findings.add('breaking', place, 'is now required')
  if (wasRequired && !required) findings.add('changed', place, 'is no longer required')
  const was = writingOf(factsOf(before, oldParameter))
  const is = writingOf(factsOf(after, newParameter))
  if (was !== is && was !== undefined && is !== undefined) {
    findings.add('breaking', place, `is now written ${is}, was ${was}`)
  }
  const deprecated = 'deprecated' in newParameter && newParameter.deprecated === true
  if (deprecated && !('deprecated' in oldParameter && oldParameter.deprecated)) {
    findings.add('changed', place, 'is now deprecated')
  }
  findings.schemas(place, parameterSchema(oldParameter), parameterSchema(newParameter), 'request')
}

/**
 * Compares the parameters of an operation. Removing a query parameter is breaking, since servers
 * reject unknown query parameters.
 */
export function compareParameters(
  comparison: Comparison,
  oldOperation: Operation,
  newOperation: Operation,
  findings: OperationFindings,
): void {
  const [names, newNames] = [namesIn(oldOperation.path), namesIn(newOperation.path)]
  const before = parametersOf(oldOperation, (name) => newNames[names.indexOf(name)] ?? name)
  const after = parametersOf(newOperation, (name) => name)
  for (const [place, parameter] of before) {
    const found = after.get(place)
    if (found) compareShared(comparison, place, parameter, found, findings)
    else if (parameter.in === 'query')
      findings.add('breaking', place, 'is gone, and refused when sent')
    else if (parameter.in !== 'path') findings.add('changed', place, 'is gone')
  }
  for (const [place, parameter] of after) {
    if (before.has(place) || parameter.in === 'path') continue
    if (isRequired(parameter)) findings.add('breaking', place, 'is new and required')
    else findings.add('added', place, 'is new')
  }
}
