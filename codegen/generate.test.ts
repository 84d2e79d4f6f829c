import { describe, expect, it } from 'vitest'
import type { Contract } from './contract/contract.ts'
import { generateProjectFrom } from './generate.ts'
import { generatedMark } from './output.ts'
import { SampleError } from './sample/sampleError.ts'
import { answerOf, contractOf } from './testing/contractOf.ts'
import { testProject } from './testing/project.ts'

it('two generations from the same contract produce identical bytes', async () => {
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

describe('generated files', () => {
  it('each generated file starts with a line that names its source', async () => {
    const files = await generateProjectFrom(
      contractOf({ '/a': { get: answerOf({ type: 'string' }) } }),
      testProject,
    )
    for (const [name, content] of files) {
      expect(content.startsWith(generatedMark), name).toBe(true)
    }
  })
})

describe('a contract for which no valid mock data exists', () => {
  const failing = async (contract: Contract) => {
    const thrown = await generateProjectFrom(contract, testProject).catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(SampleError)
    return thrown instanceof SampleError ? thrown.message : ''
  }

  it('generation fails for an example that breaks its schema, and the error contains the violation', async () => {
    const get = answerOf({ type: 'integer' }, { examples: { text: { value: 'x' } } })
    expect(await failing(contractOf({ '/a': { get } }))).toContain(
      "GET /a 200: the example 'text' breaks its schema: the value must be of type integer",
    )
  })

  it('generation fails for a schema without valid values, and the error contains operation and reason', async () => {
    const get = answerOf({ type: 'string', minLength: 2, maxLength: 1 })
    const message = await failing(contractOf({ '/a': { get } }))
    expect(message).toContain('GET /a 200: nothing can be valid: the value: minLength 2')
  })

  it('the error lists all locations without valid values', async () => {
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

  it('generation fails for an example of a header that HTTP cannot transmit', async () => {
    const get = answerOf({ type: 'string' })
    const headers = { 'X-Name': { schema: { type: 'string', example: 'a\nb' } } }
    Object.assign(get.responses['200'], { headers })
    expect(await failing(contractOf({ '/a': { get } }))).toContain(
      'GET /a 200 X-Name: no header can carry',
    )
  })
})
