import { extname } from 'node:path'
import { isNode } from '../node.ts'
import type { SourceFile } from './sources.ts'

/** Reason why a document is not a contract, and the path to its cause as pointer segments. */
type DocumentProblem = { steps: string[]; message: string }

const convert = (file: string) =>
  `convert it to OpenAPI 3 with 'npx swagger2openapi ${file} -o openapi${extname(file) || '.yaml'}'`

/** Other document formats, each recognized by a member of its root or of `info`. */
const others: [member: string, reason: string][] = [
  ['asyncapi', 'is an AsyncAPI document, which describes messages; give an OpenAPI document'],
  [
    'arazzo',
    'is an Arazzo document, which describes workflows; give the OpenAPI document that it names',
  ],
  ['overlay', 'is an Overlay, which changes a document; apply it, and give the OpenAPI document'],
  ['openrpc', 'is an OpenRPC document; give an OpenAPI document'],
  ['_postman_id', 'is a Postman collection; export it as OpenAPI 3'],
  ['$schema', 'is a JSON Schema; give an OpenAPI document, which may refer to it'],
]

function refuseVersion(version: unknown): string | undefined {
  if (typeof version !== 'string') {
    const meant = version === 3.1 ? '3.1.0' : '3.0.3'
    return `openapi is ${JSON.stringify(version)}, which is no text; write openapi: '${meant}'`
  }
  if (/^3\.[01](\.|$)/.test(version)) return undefined
  return `is OpenAPI ${JSON.stringify(version)}, and only 3.0 and 3.1 are read; write it as OpenAPI 3.1`
}

function refuseOther(root: Record<string, unknown>, file: string): DocumentProblem {
  if ('swagger' in root) {
    return { steps: ['swagger'], message: `is Swagger ${String(root.swagger)}; ${convert(file)}` }
  }
  const other = others.find(
    ([member]) => member in root || (isNode(root.info) && member in root.info),
  )
  if (other) return { steps: [other[0]], message: other[1] }
  return {
    steps: [],
    message:
      "is no OpenAPI document: its root has no 'openapi'; give one that begins with openapi: 3.1.0",
  }
}

/** Reason why a file is not an OpenAPI 3.0 or 3.1 document; undefined for a contract. */
export function findDocumentProblem(
  source: SourceFile,
  displayPath: string,
): DocumentProblem | undefined {
  const { content } = source
  if (!isNode(content)) {
    const message =
      source.text.trim() === '' ? 'is empty' : 'is no OpenAPI document: its root is no object'
    return { steps: [], message: `${message}; give one that begins with openapi: 3.1.0` }
  }
  if (!('openapi' in content)) return refuseOther(content, displayPath)
  const message = refuseVersion(content.openapi)
  return message === undefined ? undefined : { steps: ['openapi'], message }
}
