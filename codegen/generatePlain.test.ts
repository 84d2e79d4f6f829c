import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { HttpHandler } from 'msw/http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generatePlainFrom } from './generate.ts'
import { linkPackages } from './linkPackages.ts'
import { compare, write } from './output.ts'
import { contractOf } from './testing/contractOf.ts'
import { ask } from './testing/mockOf.ts'

const pet = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id: { type: 'integer' }, name: { type: 'string', minLength: 1 } },
}
const json = (schema: object, more: object = {}) => ({ 'application/json': { schema, ...more } })
const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } }
const contract = {
  ...contractOf({
    '/pets': {
      get: {
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', maximum: 9 } }],
        responses: { '200': { content: json({ type: 'array', items: pet }) } },
      },
      post: {
        requestBody: { required: true, content: json(pet) },
        responses: { '201': { content: json(pet) }, '4XX': { content: json({ type: 'string' }) } },
      },
    },
    '/pets/{id}': {
      get: { parameters: [id], responses: { '200': { content: json(pet) }, '404': {} } },
    },
  }),
  servers: [
    { url: 'https://pets.test/v1' },
    { url: '/{stage}', variables: { stage: { default: 'beta' } } },
  ],
}

const settings = {
  compilerOptions: {
    target: 'ES2024',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2024', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
    types: [],
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    erasableSyntaxOnly: true,
    verbatimModuleSyntax: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
  },
  include: ['**/*.ts'],
}

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plain-'))
  const { files } = await generatePlainFrom(contract)
  await write(folder, files, await compare(folder, files))
  await linkPackages(folder)
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings))
})
afterAll(() => rm(folder, { recursive: true }))

type Mocks = {
  createMockHandlers: (overrides?: object, state?: false) => HttpHandler[]
  handlers: HttpHandler[]
  resetCollections: () => void
}
const mocks = async (): Promise<Mocks> =>
  import(/* @vite-ignore */ pathToFileURL(join(folder, 'mocks/handlers.ts')).href)

const get = (handlers: HttpHandler[], url: string) => ask(handlers, new Request(url))

/** Writes files into the folder, and compiles the folder. Returns the compiler's output lines. */
async function typeErrors(files: Readonly<Record<string, string>>): Promise<string[]> {
  for (const [name, code] of Object.entries(files)) await writeFile(join(folder, name), code)
  const manifest = createRequire(import.meta.url).resolve('typescript-7/package.json')
  const compiler = join(dirname(manifest), 'bin/tsc')
  const ran = promisify(execFile)(process.execPath, [compiler], { cwd: folder })
  const { stdout } = await ran.catch((failure: { stdout: string }) => failure)
  return stdout.split('\n')
}

describe('generated mocks of a contract without a project', () => {
  it('the generated handlers respond at the root, and under the base path of each server in the contract', async () => {
    const { handlers } = await mocks()
    for (const base of ['http://localhost', 'https://pets.test/v1', 'http://x/beta']) {
      expect(await get(handlers, `${base}/pets/7`)).toMatchObject({ status: 200, body: { id: 7 } })
    }
    expect(await get(handlers, 'http://localhost/v2/pets/7')).toBeUndefined()
  })

  it('the response to an invalid request contains the violation', async () => {
    const { handlers } = await mocks()
    expect(await get(handlers, 'http://x/pets?limit=10')).toMatchObject({
      status: 422,
      body: { detail: 'limit must be at most 9' },
    })
  })

  it('the generated handlers return hand-written responses, given as data or as functions', async () => {
    const { createMockHandlers } = await mocks()
    const handlers = createMockHandlers({
      'GET /pets': { status: 200, body: [{ id: 1, name: 'Rex' }] },
      'GET /pets/{id}': ({ path }: { path: { id: number } }) =>
        path.id === 1 ? { status: 404 } : undefined,
    })
    expect(await get(handlers, 'http://x/pets')).toMatchObject({ body: [{ name: 'Rex' }] })
    expect(await get(handlers, 'http://x/pets/1')).toMatchObject({ status: 404, body: '' })
    expect(await get(handlers, 'http://x/pets/2')).toMatchObject({ status: 200, body: { id: 2 } })
  })

  it('a posted item stays in the list until resetCollections is called, and handlers created with state false do not store it', async () => {
    const { createMockHandlers, handlers, resetCollections } = await mocks()
    const rex = { id: 41, name: 'Rex' }
    const post = (to: HttpHandler[]) => {
      const headers = { 'Content-Type': 'application/json' }
      const init = { method: 'POST', body: JSON.stringify(rex), headers }
      return ask(to, new Request('http://x/pets', init))
    }
    const listed = async (to: HttpHandler[]) => (await get(to, 'http://x/pets'))?.body
    expect((await post(handlers))?.body).toEqual(rex)
    expect(await listed(handlers)).toContainEqual(rex)
    resetCollections()
    expect(await listed(handlers)).not.toContainEqual(rex)
    const forgetful = createMockHandlers({}, false)
    await post(forgetful)
    expect(await listed(forgetful)).not.toContainEqual(rex)
  })

  it('a hand-written response that breaks the contract is replaced by a 500 with the violation', async () => {
    const { createMockHandlers } = await mocks()
    const handlers = createMockHandlers({ 'GET /pets': { status: 200, body: [{ id: 1 }] } })
    expect(await get(handlers, 'http://x/pets')).toMatchObject({
      status: 500,
      body: { detail: '/0/name must be present' },
    })
  })
})

describe('types of hand-written responses', () => {
  const imports = `import { createMockHandlers } from './mocks/handlers.ts'`
  const list = `'GET /pets': { status: 200, body: [{ id: 1, name: 'Rex' }] }`
  const right = `${imports}
export const handlers = createMockHandlers({
  ${list},
  'POST /pets': ({ body }) => ({ status: 201, body: { id: 1, name: body.name } }),
  'GET /pets/{id}': async ({ path }) => path.id > 1 ? undefined : { status: 404, body: undefined },
})`
  const wrongs = [
    [
      'data of a wrong type',
      `'GET /pets': { status: 200, body: [{ id: '1', name: 'Rex' }] }`,
      'Partial<Behaviour>',
    ],
    [
      'a status that is not documented',
      `'GET /pets': { status: 204, body: undefined }`,
      'Partial<Behaviour>',
    ],
    [
      'a function that returns another type',
      `'GET /pets': () => ({ status: 200, body: [1] })`,
      'Partial<Behaviour>',
    ],
    ['an undocumented operation', `'GET /dogs': { status: 200, body: [] }`, 'Partial<Behaviour>'],
    ['a missing operation of a complete Behaviour', list, 'Behaviour'],
  ] as const
  const wrong = (entry: string, type: string) => `${imports}
import type { Behaviour } from './mocks/behaviour.ts'
export const overrides = { ${entry} } satisfies ${type}
export const handlers = createMockHandlers(overrides)`

  let errors: string[]
  beforeAll(async () => {
    const files = wrongs.map(([, entry, type], index) => [`wrong${index}.ts`, wrong(entry, type)])
    // The compiler runs once for all files, since each start takes a second.
    errors = await typeErrors({ 'right.ts': right, ...Object.fromEntries(files) })
  })

  it('hand-written responses compile with types that are inferred from the contract', () => {
    expect(errors.filter((line) => !/^wrong|^ |^$/.test(line))).toEqual([])
  })

  it.each(wrongs.map(([what], index) => [what, index] as const))(
    'hand-written behaviour does not compile with %s',
    (_, index) => {
      expect(errors).toContainEqual(
        expect.stringMatching(new RegExp(`^wrong${index}\\.ts\\(\\d+,\\d+\\): error TS2`)),
      )
    },
  )
})
