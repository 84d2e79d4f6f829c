import { symlink } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { head, openContractFolder } from '../testing/contractFolder.ts'
import { limits } from './limits.ts'

const folder = openContractFolder()
const ok = 'responses: { "200": { description: ok } }'

describe('reading a file that is not a contract', () => {
  it.each([
    ['an empty file', '', 1, 1, 'is empty; give one that begins with openapi: 3.1.0'],
    ['a plain string', 'just a text\n', 1, 1, 'its root is no object'],
    ['an object that is no contract', 'hello: 1\n', 1, 1, "its root has no 'openapi'"],
    ['HTML', '\n<!doctype html>\n<p>x: y</p>', 2, 1, 'is HTML or XML, no contract'],
    ['Swagger', 'info: {}\nswagger: "2.0"\n', 2, 1, 'is Swagger 2.0; convert it to OpenAPI 3 with'],
    ['OpenAPI 3.2', 'openapi: 3.2.0\n', 1, 1, 'is OpenAPI "3.2.0", and only 3.0 and 3.1 are read'],
    ['OpenAPI 4', '\nopenapi: 4.0.0\n', 2, 1, 'is OpenAPI "4.0.0"'],
    ['AsyncAPI', 'asyncapi: 3.0.0\n', 1, 1, 'is an AsyncAPI document'],
    [
      'a version that is a number',
      'openapi: 3.0\n',
      1,
      1,
      "which is no text; write openapi: '3.0.3'",
    ],
    ['invalid YAML', 'openapi: 3.1.0\n  info: : x\n', 2, 7, 'is no YAML: bad indentation'],
    ['Windows line ends', 'openapi: 3.1.0\r\ninfo: : x\r\n', 2, 7, 'is no YAML: bad indentation'],
    [
      'a tab in the indentation',
      'openapi: 3.1.0\ninfo:\n\ttitle: T\n',
      3,
      1,
      'is no YAML: tab characters',
    ],
    [
      'a duplicate name',
      `${head}paths: {}\ninfo: {}\n`,
      4,
      1,
      'is no YAML: duplicated mapping key',
    ],
    ['a null byte', `${head}paths: {}\nx-a: \0\n`, 4, 6, 'is no text, so no contract'],
    ['an alias without an anchor', `${head}paths: *a\n`, 3, 9, 'is no YAML: unidentified alias'],
    ['two documents', `${head}---\nb: 1\n`, 1, 1, 'is no YAML: expected a single document'],
  ])('a file that is not a contract is rejected: %s', async (_, text, line, column, reason) => {
    const [complaint, ...more] = await folder.problemsIn({ 'api.yaml': text })
    expect(complaint).toMatch(`api.yaml:${line}:${column}: `)
    expect(complaint).toContain(reason)
    expect(more).toEqual([])
  })

  it.each([
    ['{"openapi": "3.1.0",}', 1, 21, 'is no JSON: Expected double-quoted property name'],
    ['{"openapi":\n  }', 2, 3, 'is no JSON: unexpected "}"'],
    ['{"openapi": "3.1.0", // why\n}', 1, 22, 'is no JSON: Expected double-quoted property name'],
    ['{"openapi": "3.1.0"', 1, 20, "is no JSON: Expected ',' or '}'"],
    ['{"openapi": "3.1.0",\n "info": {},\n "info": {}}', 3, 2, 'duplicated mapping key'],
    ['[]', 1, 1, 'its root is no object'],
  ])('invalid JSON is rejected: %j', async (text, line, column, reason) => {
    const [complaint] = await folder.problemsIn({ 'api.json': text })
    expect(complaint).toMatch(`api.json:${line}:${column}: `)
    expect(complaint).toContain(reason)
  })

  it('an image file is rejected', async () => {
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
    const [complaint] = await folder.problemsIn({ 'logo.png': png })
    expect(complaint).toContain('logo.png:3:1: is no text, so no contract')
  })

  it('a file in Latin-1 is rejected', async () => {
    const text = Buffer.from(`${head}paths: {}\nx-a: caf\xe9\n`, 'latin1')
    expect(await folder.problemsIn({ 'api.yaml': text })).toEqual([
      'api.yaml:4:9: is no text in UTF-8: it has a byte here that is none of it; save it as UTF-8',
    ])
  })

  it('a missing file is rejected', async () => {
    expect(await folder.problemsAt('nowhere.yaml')).toEqual([
      'nowhere.yaml: there is no such file; correct its name',
    ])
  })
})

describe('reading a contract with an unusual encoding or layout', () => {
  const text = `${head}paths: {}\n`
  it.each([
    ['with a byte order mark', `\ufeff${text}`],
    ['in UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['in big-endian UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['with Windows line endings', text.replaceAll('\n', '\r\n')],
    ['on one line', JSON.stringify({ openapi: '3.1.0', info: { title: 'T' }, paths: {} })],
  ])('a contract %s is read', async (_, content) => {
    expect((await folder.read({ 'api.yaml': content })).info.title).toBe('T')
  })
})

describe('reading a folder', () => {
  const text = `${head}paths: {}\n`

  it('openapi.yaml is the root file of a folder that contains several documents', async () => {
    await folder.write({ 'a/openapi.yaml': text, 'a/other.yaml': text })
    await folder.read({ 'a/other.json': '{}' }).catch(() => undefined)
    const { readContract } = await import('../readContract.ts')
    expect((await readContract(folder.path('a'))).info.title).toBe('T')
  })

  it("a folder's only document is its root file, whatever its name", async () => {
    await folder.write({
      'portal.yaml': text,
      'part.yaml': 'a: {}\n',
      'notes.md': 'openapi: 3.1.0',
    })
    const { readContract } = await import('../readContract.ts')
    expect((await readContract(folder.path())).info.title).toBe('T')
  })

  it('a folder without an OpenAPI document is rejected', async () => {
    await folder.write({ 'part.yaml': 'a: {}\n' })
    expect(await folder.problemsAt('')).toEqual([
      '.: holds no OpenAPI document; name its root openapi.yaml, openapi.yml, openapi.json, or give the file',
    ])
  })

  it('a folder with several OpenAPI documents is rejected, and the error lists their names', async () => {
    await folder.write({ 'b.yaml': text, 'a.yaml': text })
    expect(await folder.problemsAt('')).toEqual([
      '.: holds more than one document: a.yaml, b.yaml; give one of them',
    ])
  })
})

describe('references of a contract', () => {
  const path = (reference: string) => `${head}paths:\n  /a:\n    $ref: ${reference}\n`
  const schema = (reference: string) =>
    `${head}paths: {}\ncomponents:\n  schemas:\n    User: { type: string }\n    A:\n      $ref: ${reference}\n`

  it.each([
    [path('./gone.yaml#/a'), 5, 5, 'refers to gone.yaml: there is no such file'],
    [path("'#/paths/~1b'"), 5, 5, "leads nowhere: paths has no '/b'"],
    [path('5'), 5, 5, '$ref is no text'],
    [schema("'#/components/schemas/Usr'"), 8, 7, "components/schemas has no 'Usr'; write 'User'"],
    [schema("'#/components/schema/User'"), 8, 7, "components has no 'schema'; write 'schemas'"],
    [schema("'#/components/schemas/A'"), 8, 7, 'stands for nothing, since it leads back to itself'],
    [schema("'#nowhere'"), 8, 7, "there is no $anchor 'nowhere'"],
    [schema("'#/constructor'"), 8, 7, "the root has no 'constructor'"],
    [schema('http://127.0.0.1:1/a.yaml'), 8, 7, 'nothing is fetched from the network; save it'],
    [schema('HTTPS://example.com/a.yaml#/A'), 8, 7, 'nothing is fetched from the network; save it'],
    [schema('ftp://example.com/a.yaml'), 8, 7, 'which is no path of a file'],
    [schema('file:///etc/passwd'), 8, 7, 'which is no path of a file'],
    [schema('/etc/passwd'), 8, 7, "lies outside the contract's folder"],
    [schema('../../etc/passwd'), 8, 7, "lies outside the contract's folder"],
    [schema('../nowhere/x.yaml'), 8, 7, "lies outside the contract's folder"],
    [schema('./a/../../x.yaml'), 8, 7, "lies outside the contract's folder"],
    [schema("'%2e%2e/x.yaml'"), 8, 7, "lies outside the contract's folder"],
    [schema("'..\\..\\x.yaml'"), 8, 7, "lies outside the contract's folder"],
    [schema('.'), 8, 7, 'outside'],
  ])('a reference without a valid target is rejected: %j', async (text, line, column, reason) => {
    const complaints = await folder.problemsIn({ 'api.yaml': text })
    expect(complaints).toHaveLength(1)
    expect(complaints[0]).toMatch(`api.yaml:${line}:${column}: `)
    expect(complaints[0]).toContain(reason)
  })

  it('a symbolic link to a file outside the folder is rejected, and a link within the folder is followed', async () => {
    await folder.write({ 'outside.yaml': 'type: string\n', 'in/real.yaml': 'type: integer\n' })
    await symlink(folder.path('outside.yaml'), folder.path('in/link.yaml'))
    await symlink(folder.path(), folder.path('in/folder'))
    await symlink(folder.path('in/real.yaml'), folder.path('in/good.yaml'))
    const of = (name: string) => schema(name).replace('A:', 'Linked:')
    for (const name of ['./link.yaml', './folder/outside.yaml']) {
      const complaints = await folder.problemsIn({ 'in/api.yaml': of(name) })
      expect(complaints[0]).toContain("lies outside the contract's folder")
    }
    const contract = await folder.read({ 'in/api.yaml': of('./good.yaml') })
    expect(contract.components?.schemas?.good).toEqual({ type: 'integer' })
  })

  it('a reference that starts with ../ is followed if its target is in the folder of the contract', async () => {
    await folder.write({
      'openapi.yaml': `${head}paths:\n  /a: { $ref: ./paths/a.yaml }\n`,
      'paths/a.yaml': `get: { responses: { "200": { $ref: ../shared/ok.yaml } } }\n`,
      'shared/ok.yaml': 'description: ok\n',
    })
    const { readContract } = await import('../readContract.ts')
    const contract = await readContract(folder.path())
    expect(contract.components?.responses).toEqual({ ok: { description: 'ok' } })
  })

  it('invalid YAML in a file is reported once, at its position, if several references point to the file', async () => {
    const complaints = await folder.problemsIn({
      'api.yaml': `${head}paths:\n  /a: { $ref: ./part.yaml#/a }\n  /b: { $ref: ./part.yaml#/b }\n`,
      'part.yaml': 'a: 1\nb: : 2\n',
    })
    expect(complaints).toHaveLength(1)
    expect(complaints[0]).toContain('part.yaml:2:4: is no YAML')
  })

  it('a circular reference through several files is rejected', async () => {
    const complaints = await folder.problemsIn({
      'api.yaml': `${head}paths:\n  /a: { $ref: ./one.yaml }\n`,
      'one.yaml': '$ref: ./two.yaml\n',
      'two.yaml': '$ref: ./one.yaml\n',
    })
    expect(complaints[0]).toContain('api.yaml:4:9: stands for nothing')
    expect(complaints[0]).toContain("'one.yaml#' -> 'two.yaml#' -> 'one.yaml#'")
    expect(complaints).toHaveLength(3)
  })

  it('$ref in an example or an extension is not a reference', async () => {
    const contract = await folder.read({
      'api.yaml': `${head}paths:\n  /a:\n    get:\n      x-note: { $ref: ./gone.yaml }\n      ${ok}\ncomponents:\n  schemas:\n    A: { type: object, example: { $ref: 5 }, properties: { $ref: { type: string } } }\n`,
    })
    expect(contract.components?.schemas?.A).toHaveProperty('example', { $ref: 5 })
  })
})

describe('limits of a contract', () => {
  it('the error lists the first twenty problems and the number of the remaining ones', async () => {
    const paths = Array.from(
      { length: 25 },
      (_, index) => `  /p${index}: { $ref: './gone.yaml' }\n`,
    )
    const complaints = await folder.problemsIn({ 'api.yaml': `${head}paths:\n${paths.join('')}` })
    expect(complaints).toHaveLength(21)
    expect(complaints.at(-1)).toBe('... and 5 more')
  })

  it('a file beyond the size limit is rejected', async () => {
    const complaints = await folder.problemsIn({ 'api.yaml': Buffer.alloc(limits.file + 1, 'a') })
    expect(complaints[0]).toContain(
      'api.yaml:1:1: has 33 MB, and at most 32 MB are read of one file',
    )
  })

  it.each([
    ['lists', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ])('a contract with too deeply nested %s is rejected', async (_, nesting) => {
    const yaml = await folder.problemsIn({ 'api.yaml': `${head}paths: ${nesting}\n` })
    expect(yaml[0]).toMatch(/api\.yaml:3:\d+: nests deeper than 100 levels; flatten it/)
    const json = `{"openapi":"3.1.0","info":{},\n"paths":${nesting}}`
    expect((await folder.problemsIn({ 'api.json': json }))[0]).toMatch(
      /api\.json:[12]:\d+: nests deeper than 100 levels/,
    )
  })

  it('aliases that expand to a billion values are rejected', async () => {
    const lists = [...'bcdefghij'].map((name, index) => {
      const before = `*${String.fromCharCode(97 + index)}`
      return `  ${name}: &${name} [${Array(10).fill(before).join(', ')}]\n`
    })
    const bomb = `${head}paths: {}\nx-bomb:\n  a: &a [{}, {}, {}, {}]\n${lists.join('')}`
    const complaints = await folder.problemsIn({ 'api.yaml': bomb })
    expect(complaints[0]).toMatch(/api\.yaml:\d+:\d+: the aliases of this file stand for too many/)
  })

  it('a YAML alias inside the node that it refers to is rejected', async () => {
    const complaints = await folder.problemsIn({ 'api.yaml': `${head}paths: &a\n  /a: *a\n` })
    expect(complaints[0]).toMatch(/api\.yaml:4:\d+: /)
  })
})

describe('names with a special meaning in JavaScript', () => {
  it('paths, schemas and properties may be named like members of Object.prototype, except that a schema __proto__ is dropped', async () => {
    const contract = await folder.read({
      'api.yaml': `${head}paths:\n  /constructor:\n    get: { ${ok} }\ncomponents:\n  schemas:\n    constructor: { type: object, properties: { toString: { type: string }, __proto__: { type: string } } }\n    __proto__: { type: string }\n`,
    })
    const text = { type: 'string' }
    expect(contract.components?.schemas).toEqual({
      constructor: { type: 'object', properties: { toString: text, ['__proto__']: text } },
    })
    expect(Object.getPrototypeOf(contract.components?.schemas)).toBe(Object.prototype)
  })
})
