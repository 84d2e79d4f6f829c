import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { resolve } from './contract.ts'
import { readContract } from './readContract.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Writes the texts to files, and reads the first file as a contract. */
async function read(...texts: string[]) {
  const files = ['portal.yaml', 'part.yaml'].map((name) => join(folder, name))
  await Promise.all(texts.map((text, index) => writeFile(files[index] ?? '', text)))
  return readContract(files[0] ?? '')
}

const head = 'openapi: 3.1.0\ninfo: { title: T, version: "1" }\n'

describe('reading a contract', () => {
  it('a contract of several files becomes one document with internal references only', async () => {
    const contract = await read(
      `${head}paths:\n  /a:\n    $ref: ./part.yaml#/a\n`,
      'a: { get: { responses: { "200": { description: ok, content: { application/json: { schema: { $ref: "#/Thing" } } } } } } }\nThing: { type: string }\n',
    )
    expect(contract.paths?.['/a']).toHaveProperty('get')
    expect(contract.components?.schemas).toEqual({ Thing: { type: 'string' } })
  })

  it('the reference in an example is replaced by its target', async () => {
    const media =
      'content: { text/plain: { example: { $ref: "#/components/examples/One/value" } } }'
    const contract = await read(
      `${head}paths: {}\ncomponents:\n  examples: { One: { value: { a: 1 } } }\n  responses: { Ok: { description: ok, ${media} } }\n`,
    )
    expect(contract.components?.responses?.Ok).toHaveProperty(
      ['content', 'text/plain', 'example'],
      { a: 1 },
    )
  })
})

describe('resolve', () => {
  const contract = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    components: {
      schemas: { 'a/b~c': { type: 'string' }, Alias: { $ref: '#/components/schemas/a~1b~0c' } },
    },
  }

  it('resolve follows chained references and unescapes pointers', () => {
    expect(resolve(contract, { $ref: '#/components/schemas/Alias' })).toEqual({ type: 'string' })
  })

  it('resolve returns a value that is no reference', () => {
    expect(resolve(contract, true)).toBe(true)
  })

  it('resolve rejects a circular reference and names it', () => {
    const schemas = {
      A: { $ref: '#/components/schemas/B' },
      B: { $ref: '#/components/schemas/A' },
    }
    expect(() => resolve({ ...contract, components: { schemas } }, schemas.A)).toThrow(
      '#/components/schemas/B leads back to itself',
    )
  })

  it('resolve rejects a reference without a target and names it', () => {
    expect(() => resolve(contract, { $ref: '#/components/schemas/No' })).toThrow(
      '#/components/schemas/No leads nowhere',
    )
  })
})
