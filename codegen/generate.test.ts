import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { answerOf, contractOf } from '../tests/support/contractOf.ts'
import type { Contract } from './contract/contract.ts'
import { planContract } from './contract/planContract.ts'
import { readContract } from './contract/readContract.ts'
import { generateFrom } from './generate.ts'
import { generatedMark } from './output.ts'
import { sampleContract } from './sample/sampleContract.ts'
import { SampleError } from './sample/sampleError.ts'

const ours = join(import.meta.dirname, '../openapi/portal.yaml')

/** The contract without its examples, so that every answer has to be made up. */
function withoutExamples(contract: Contract): Contract {
  // A property may be called so too; examples stand beside a schema.
  const text = JSON.stringify(contract, function (this: object, key, value) {
    return key === 'examples' && 'schema' in this ? undefined : value
  })
  return JSON.parse(text)
}

describe('two generations', () => {
  it('of our contract are equal byte for byte', async () => {
    const [one, other] = [
      await generateFrom(await readContract(ours)),
      await generateFrom(await readContract(ours)),
    ]
    expect([...other.keys()]).toEqual([...one.keys()])
    for (const [name, content] of one) expect(other.get(name), name).toBe(content)
  })

  it('of a contract without examples are equal byte for byte', async () => {
    const contract = withoutExamples(await readContract(ours))
    const [one, other] = [await generateFrom(contract), await generateFrom(contract)]
    expect(other.get('mocks/gen/answers.ts')).toBe(one.get('mocks/gen/answers.ts'))
    expect(one.get('mocks/gen/answers.ts')).toContain('"preferredName": "generated"')
  })

  it('make the same of an operation wherever it stands in the contract', async () => {
    const contract = withoutExamples(await readContract(ours))
    const turned = {
      ...contract,
      paths: Object.fromEntries(Object.entries(contract.paths ?? {}).reverse()),
    }
    const sample = (one: Contract) => {
      const { answers, requests } = sampleContract(planContract(one))
      return { answers: Object.fromEntries(answers), requests: Object.fromEntries(requests) }
    }
    const [straight, reversed] = [sample(contract), sample(turned)]
    expect(Object.keys(reversed.answers)).not.toEqual(Object.keys(straight.answers))
    expect(reversed).toEqual(straight)
  })
})

describe('a generated file', () => {
  it('says that it is one, and where to change it', async () => {
    const files = await generateFrom(contractOf({ '/a': { get: answerOf({ type: 'string' }) } }))
    for (const [name, content] of files) {
      expect(content.startsWith(generatedMark), name).toBe(true)
    }
  })
})

describe('a contract that cannot be mocked', () => {
  const failing = async (contract: Contract) => {
    const thrown = await generateFrom(contract).catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(SampleError)
    return thrown instanceof SampleError ? thrown.message : ''
  }

  it('is refused with the example that breaks its schema, and how', async () => {
    const get = answerOf({ type: 'integer' }, { examples: { text: { value: 'x' } } })
    expect(await failing(contractOf({ '/a': { get } }))).toContain(
      "GET /a 200: the example 'text' breaks its schema: the value must be of type integer",
    )
  })

  it('is refused with the operation and the reasons when no value is valid', async () => {
    const get = answerOf({ type: 'string', minLength: 2, maxLength: 1 })
    const message = await failing(contractOf({ '/a': { get } }))
    expect(message).toContain('GET /a 200: nothing can be valid: the value: minLength 2')
  })

  it('is refused with all such places at once', async () => {
    const never = { type: 'integer', minimum: 2, maximum: 1 }
    const post = {
      ...answerOf(never),
      operationId: 'send',
      parameters: [{ name: 'p', in: 'query', required: true, schema: never }],
      requestBody: { content: { 'application/json': { schema: never } } },
    }
    const message = await failing(contractOf({ '/a': { post } }))
    for (const place of ['POST /a 200', 'POST /a query p', 'POST /a body']) {
      expect(message).toContain(`  ${place}: nothing can be valid`)
    }
  })

  it('is refused with a header that no answer can carry', async () => {
    const get = answerOf({ type: 'string' })
    const headers = { 'X-Name': { schema: { type: 'string', example: 'a\nb' } } }
    Object.assign(get.responses['200'], { headers })
    expect(await failing(contractOf({ '/a': { get } }))).toContain(
      'GET /a 200 X-Name: no header can carry',
    )
  })
})
