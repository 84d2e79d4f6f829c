import { describe, expect, it } from 'vitest'
import { generateProjectFrom } from '../generate.ts'
import { SampleError } from '../sample/sampleError.ts'
import { contractOf } from '../testing/contractOf.ts'
import { testProject } from '../testing/project.ts'
import { listEvents } from './events.ts'

const hook = (schema: unknown, more: Record<string, unknown> = {}) => ({
  post: { requestBody: { content: { 'application/json': { schema, ...more } } } },
})
const withHooks = (webhooks: Record<string, Record<string, unknown>>, schemas = {}) => ({
  ...contractOf({}, schemas),
  webhooks,
})

describe('events of a contract', () => {
  it('a contract without webhooks generates an empty list of events', async () => {
    const files = await generateProjectFrom(contractOf({}), testProject)
    expect(files.get('client/gen/events.ts')).toContain('export const events = {\n\n} as const')
    expect(files.get('client/gen/socketValidators.js')).toContain('checkServerFrame = () => null')
  })

  it('the audience of an event is members unless the contract sets it to everybody', () => {
    const open = hook({ type: 'object' })
    Object.assign(open.post, { 'x-audience': 'everybody', 'x-version': 3 })
    const events = listEvents(withHooks({ open, closed: hook({ type: 'object' }) }))
    expect(events.map(({ audience, version }) => [audience, version])).toEqual([
      ['everybody', 3],
      ['member', 1],
    ])
  })

  it('a webhook without a JSON body is an event, and a webhook without a POST operation is not', async () => {
    const contract = withHooks({ ping: { post: {} }, pull: { get: {} } })
    expect(listEvents(contract).map(({ name }) => name)).toEqual(['ping'])
    const files = await generateProjectFrom(contract, testProject)
    expect(files.get('client/gen/socketValidators.js')).toContain('"ping": () => null')
    expect(files.get('mocks/gen/events.ts')).toContain('"ping": null')
  })

  it('an event example that breaks its schema is rejected', async () => {
    const contract = withHooks(
      {
        won: hook({ $ref: '#/components/schemas/Win' }, { examples: { odd: { value: 'x' } } }),
      },
      { Win: { type: 'integer' } },
    )
    const thrown = await generateProjectFrom(contract, testProject).catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(SampleError)
    expect(String(thrown)).toContain("webhook won: the example 'odd' breaks its schema")
  })

  it('the generator creates data for an event without an example', async () => {
    const schema = { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } }
    const files = await generateProjectFrom(withHooks({ made: hook(schema) }), testProject)
    expect(files.get('mocks/gen/events.ts')).toMatch(/"made": \{"id":-?\d+\}/)
  })
})
