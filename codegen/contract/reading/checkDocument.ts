import { isDeepStrictEqual } from 'node:util'
import { isNode, type Node } from '../node.ts'
import { memberOf, stepsOf } from '../pointer.ts'
import { checkOperationIds, checkPaths, checkTemplates } from './checkNames.ts'
import { checkParameters } from './checkParameters.ts'
import { checkSchema } from './checkSchema.ts'
import { breakCycles } from './cycles.ts'
import type { Kind } from './grammar.ts'
import { nearestName } from './nearestName.ts'
import type { Resolve } from './operationsOf.ts'
import { type Findings, walkDocument } from './walkDocument.ts'

const places = ['query', 'path', 'header', 'cookie']

type Report = (key: string, message: string) => void

function checkParameter(parameter: Node, report: Report): void {
  if (typeof parameter.name !== 'string') report('name', 'a parameter has no name; write its name')
  const { in: place } = parameter
  if (places.includes(String(place))) return
  const close = nearestName(String(place), places)
  const advice = close === undefined ? `write one of ${places.join(', ')}` : `write '${close}'`
  const body = place === 'body' || place === 'formData' ? 'write it as requestBody' : advice
  report(
    'in',
    `a parameter stands in ${JSON.stringify(place) ?? 'nothing'}, which is no place; ${body}`,
  )
}

function checkOperation(operation: Node, isOld: boolean, report: Report): void {
  const { operationId, responses } = operation
  if (operationId !== undefined && typeof operationId !== 'string') {
    report(
      'operationId',
      `operationId is ${JSON.stringify(operationId)}, which is no text; write a name`,
    )
  }
  if (isOld && responses === undefined) {
    report('responses', 'the operation has no responses; write at least one, such as default')
  }
}

function checkResponses(operation: Node, report: Report): void {
  if (!isNode(operation.responses)) return
  for (const status of Object.keys(operation.responses)) {
    if (/^([1-5]\d\d|[1-5]XX|default|x-.*)$/.test(status)) continue
    report('responses', `'${status}' is no status; write one such as 200, 4XX or default`)
  }
}

/** Reports a document without paths, and adds a default for a missing `info`. */
function checkRoot(document: Node, isOld: boolean, { problems, warnings }: Findings): void {
  if (!isNode(document.info)) {
    document.info = { title: 'API', version: '0' }
    const message =
      'the contract has no info, so its title is API; write info with title and version'
    warnings.push({ steps: [], message })
  }
  const needed = isOld ? ['paths'] : ['paths', 'webhooks', 'components']
  // The bundler adds `components` to each document. The added object may be empty.
  const isThere = (value: unknown) => value !== undefined && !isDeepStrictEqual(value, {})
  if (document.paths !== undefined || needed.some((name) => isThere(document[name]))) return
  const message = `the contract has no ${needed.join(', ')}; write paths, if only 'paths: {}'`
  problems.push({ steps: [], message })
}

/**
 * Creates a function that resolves references within the document. `crawl` has verified that each
 * reference has a target.
 */
const createResolve =
  (document: Node): Resolve =>
  (value) => {
    let at = value
    for (let hops = 0; hops < 100 && typeof memberOf(at, '$ref') === 'string'; hops += 1) {
      at = stepsOf(String(memberOf(at, '$ref'))).reduce(memberOf, document)
    }
    return at
  }

/**
 * Checks a bundled document, and corrects mistakes that allow only one meaning. A document without
 * problems is ready for the generator.
 */
export function checkDocument(document: Node): Findings {
  const findings: Findings = { problems: [], warnings: [] }
  const isOld = String(document.openapi).startsWith('3.0')
  checkRoot(document, isOld, findings)
  const references = new Map<Node, readonly string[]>()
  const visit = (kind: Kind, node: Node, steps: readonly string[]) => {
    const report: Report = (key, message) =>
      findings.problems.push({ steps: [...steps, key], message })
    if (kind === 'schema') {
      checkSchema(node, steps, findings, isOld)
      if (typeof node.$ref === 'string') references.set(node, [...steps])
    }
    if (kind === 'parameter') checkParameter(node, report)
    if (kind === 'operation') {
      checkOperation(node, isOld, report)
      checkResponses(node, report)
    }
  }
  walkDocument(document, visit, findings)
  const resolve = createResolve(document)
  checkPaths(document, findings)
  checkOperationIds(document, resolve, findings)
  checkTemplates(document, resolve, findings)
  checkParameters(document, resolve, findings)
  breakCycles(references, resolve, findings)
  return findings
}
