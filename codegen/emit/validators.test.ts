import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateProjectFrom } from '../generate.ts'
import { contractOf } from '../testing/contractOf.ts'
import { testProject } from '../testing/project.ts'

const item = {
  type: 'object',
  required: ['id', 'at', 'names'],
  properties: {
    id: { type: 'string', minLength: 2 },
    at: { type: 'string', format: 'date-time' },
    size: { type: 'integer', format: 'uint8' },
    key: { type: 'string', format: 'base64url' },
    names: { type: 'array', uniqueItems: true, items: { type: 'object' } },
  },
}
const contract = contractOf(
  {
    '/items': {
      get: {
        operationId: 'list',
        parameters: [{ name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 } }],
        responses: {
          '200': {
            description: 'ok',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Item' } } },
          },
          '304': { description: 'same' },
        },
      },
      post: {
        operationId: 'add',
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Item' } } },
        },
        responses: { '204': { description: 'added' } },
      },
    },
  },
  { Item: item },
)

let folder = ''
let code = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'validators-'))
  const files = await generateProjectFrom(contract, testProject)
  for (const [name, content] of files) {
    const file = join(folder, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  code = files.get('client/gen/validators.js') ?? ''
})
afterAll(() => rm(folder, { recursive: true }))

/** Evaluates an expression with the generated validators, in a Node process that forbids `eval`. */
async function ask(expression: string): Promise<unknown> {
  const url = pathToFileURL(join(folder, 'client/gen/validators.js')).href
  const script = `
    import { requestValidators, responseValidators } from '${url}'
    process.stdout.write(JSON.stringify({ answer: ${expression} }))`
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--disallow-code-generation-from-strings',
    '--input-type=module',
    '--eval',
    script,
  ])
  return JSON.parse(stdout).answer
}

const validItem = `{ id: '😀😀', at: '2026-11-21T12:00:00Z', size: 255, key: 'a-_b', names: [{ a: 1 }, { a: 2 }] }`
const invalidItem = `{ id: '😀', at: 'noon', size: 256, key: 'a+/b', names: [{ a: 1 }, { a: 1 }] }`

describe('emitValidators', () => {
  it('the generated validators run in Node without packages and with eval forbidden', async () => {
    const answer = await ask(`[
      responseValidators['GET /items'][200](${validItem}),
      responseValidators['GET /items'][200](${invalidItem}).map(({ path }) => path),
      responseValidators['GET /items'][304](undefined),
      responseValidators['GET /items'][304]({}),
      responseValidators['GET /items'][404] === undefined,
      requestValidators['POST /items'].body(${validItem}),
      requestValidators['POST /items'].body(undefined),
      requestValidators['GET /items'].body({}),
      requestValidators['GET /items'].read.query(new URLSearchParams('page=2')),
      requestValidators['GET /items'].query({ page: '0' }),
    ]`)
    expect(answer).toEqual([
      null,
      ['/id', '/at', '/size', '/key', '/names'],
      null,
      [{ path: '', reason: 'must be empty' }],
      true,
      null,
      [{ path: '', reason: 'must be present' }],
      [{ path: '', reason: 'must be empty' }],
      { values: { page: 2 }, violations: null },
      [{ path: 'page', reason: 'must be at least 1' }],
    ])
  })

  it('the generated validators are one ES module whose only import is validatorTables.ts', () => {
    const imports = [...code.matchAll(/(?:from|import|require)\s*\(?\s*['"]([^'"]+)['"]/g)]
    expect(imports.map(([, name]) => name)).toEqual(['./validatorTables.ts'])
    expect(code).not.toMatch(/\beval\(|new Function/)
  })
})
