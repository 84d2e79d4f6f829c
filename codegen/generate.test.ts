import { describe, expect, it } from 'vitest'
import type { Contract } from './contract/contract.ts'
import { generateProjectFrom } from './generate.ts'
import { generatedMark } from './output.ts'
import { SampleError } from './sample/sampleError.ts'
import { answerOf, contractOf } from './testing/contractOf.ts'
import { testProject } from './testing/project.ts'

it('two generations of a contract are equal byte for byte', async () => {
  const contract = contractOf({
    '/a': { get: answerOf({ type: 'object', properties: { at: { format: 'date-time' } } }) },
    '/b/{id}': {
      get: {
        ...answerOf({ type: 'array', items: { type: 'string' } }),
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      },
    },
  })
  const [one, other] = [
    await generateProjectFrom(contract, testProject),
    await generateProjectFrom(contract, testProject),
  ]
  expect([...other]).toEqual([...one])
})

describe('a generated file', () => {
  it('a generated file starts with a line that names its source', async () => {
    const files = await generateProjectFrom(
      contractOf({ '/a': { get: answerOf({ type: 'string' }) } }),
      testProject,
    )
    for (const [name, content] of files) {
      expect(content.startsWith(generatedMark), name).toBe(true)
    }
  })
})

describe('a contract that cannot be mocked', () => {
  const failing = async (contract: Contract) => {
    const thrown = await generateProjectFrom(contract, testProject).catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(SampleError)
    return thrown instanceof SampleError ? thrown.message : ''
  }

  it('an example that breaks its schema is rejected with the violation', async () => {
    const get = answerOf({ type: 'integer' }, { examples: { text: { value: 'x' } } })
    expect(await failing(contractOf({ '/a': { get } }))).toContain(
      "GET /a 200: the example 'text' breaks its schema: the value must be of type integer",
    )
  })

  it('a schema without valid values is rejected with operation and reasons', async () => {
    const get = answerOf({ type: 'string', minLength: 2, maxLength: 1 })
    const message = await failing(contractOf({ '/a': { get } }))
    expect(message).toContain('GET /a 200: nothing can be valid: the value: minLength 2')
  })

  it('all places without valid values are rejected at once', async () => {
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

  it('a header value that HTTP cannot carry is rejected', async () => {
    const get = answerOf({ type: 'string' })
    const headers = { 'X-Name': { schema: { type: 'string', example: 'a\nb' } } }
    Object.assign(get.responses['200'], { headers })
    expect(await failing(contractOf({ '/a': { get } }))).toContain(
      'GET /a 200 X-Name: no header can carry',
    )
  })
})
