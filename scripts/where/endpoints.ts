import { posix } from 'node:path'
import { isTest, type Place, placesOf, type Repository } from './repository.ts'

export type Endpoint = {
  path: string
  /** HTTP methods in upper case, in the contract's order. */
  methods: string[]
  contract: Place[]
  /** Lines in `src`, except in tests, that contain the path as a string. */
  calls: Place[]
  mocks: Place[]
  tests: Place[]
}

const contractRoot = 'openapi/portal.yaml'
const methodLine = /^(get|put|post|delete|patch|head|options):/

/** All paths of the contract, with the lines that mention them. */
export function endpointsOf(repository: Repository): Endpoint[] {
  const lines = (repository.get(contractRoot) ?? '').split('\n')
  return lines.flatMap((line, index) => {
    const [, path] = /^ {2}(\/\S*):/.exec(line) ?? []
    if (!path) return []
    const definition = definitionOf(repository, lines, index)
    return [{ path, ...definition, ...mentionsOf(repository, path) }]
  })
}

/** Methods of a path, defined below the path or in the file that its `$ref` names. */
function definitionOf(repository: Repository, lines: string[], at: number) {
  const [, file, key] = /\$ref: ['"]?\.\/([^#'"]+)#\/(\w+)/.exec(lines[at + 1] ?? '') ?? []
  if (!file || !key) return methodsBelow(contractRoot, lines, at)
  const path = posix.join(posix.dirname(contractRoot), file)
  const referred = (repository.get(path) ?? '').split('\n')
  return methodsBelow(path, referred, referred.indexOf(`${key}:`))
}

function methodsBelow(file: string, lines: string[], at: number) {
  const indent = (line: string) => line.search(/\S/)
  const own = indent(lines[at] ?? '')
  const methods: string[] = []
  const contract: Place[] = []
  for (let index = at + 1; index < lines.length && at >= 0; index++) {
    const line = lines[index] ?? ''
    if (indent(line) >= 0 && indent(line) <= own) break
    const [, method] = indent(line) === own + 2 ? (methodLine.exec(line.trim()) ?? []) : []
    if (!method) continue
    methods.push(method.toUpperCase())
    contract.push(`${file}:${index + 1}`)
  }
  return { methods, contract }
}

/**
 * Lines that contain the path as a string, with or without a method.
 * @param method the only allowed method; any by default
 */
export function mentionsOf(repository: Repository, path: string, method = '[A-Z]+') {
  const literal = path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  // Comments are excluded, since they do not call the path.
  const quoted = new RegExp(`^(?!\\s*(\\*|//|/\\*)).*['"\`](${method} )?${literal}['"\`?]`)
  const found: Pick<Endpoint, 'calls' | 'mocks' | 'tests'> = { calls: [], mocks: [], tests: [] }
  for (const [file, content] of repository) {
    if (!content.includes(path)) continue
    const places = placesOf(file, content, quoted)
    if (isTest(file)) found.tests.push(...places)
    else if (file.startsWith('src/')) found.calls.push(...places)
    else if (/^(platform|mocks)\//.test(file)) found.mocks.push(...places)
  }
  return found
}
