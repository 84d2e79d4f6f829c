import { beforeAll, describe, expect, it } from 'vitest'
import { contractOf } from '../testing/contractOf.ts'
import { ask, mockOf } from '../testing/mockOf.ts'

const json = (schema: object, examples: Record<string, unknown> = {}) => ({
  'application/json': {
    schema,
    examples: Object.fromEntries(
      Object.entries(examples).map(([name, value]) => [name, { value }]),
    ),
  },
})
const picture = (maxLength: number) => ({
  'image/png': { schema: { type: 'string', format: 'binary', maxLength } },
  'image/jpeg': { schema: { type: 'string', format: 'binary', maxLength } },
})
const pet = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: { name: { type: 'string', minLength: 1 } },
}
const complaint = {
  type: 'object',
  required: ['success', 'code'],
  properties: { success: { const: false }, code: { type: 'string' }, value: { type: 'object' } },
}

const contract = contractOf({
  '/pets/{id}': {
    get: {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      responses: {
        '404': { content: json(complaint, { gone: { success: false, code: 'GONE' } }) },
        '200': {
          headers: { 'X-Version': { schema: { type: 'integer', minimum: 3 } } },
          content: json(pet, { rex: { name: 'Rex' }, tom: { name: 'Tom' } }),
        },
        '5XX': { content: json(complaint, { broken: { success: false, code: 'BROKEN' } }) },
      },
    },
    delete: {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      responses: { '204': { description: 'gone' } },
    },
  },
  '/forms': {
    post: {
      requestBody: {
        content: {
          'application/x-www-form-urlencoded': {
            schema: {
              type: 'object',
              required: ['age'],
              additionalProperties: false,
              properties: { age: { type: 'integer', minimum: 1 }, name: { type: 'string' } },
            },
          },
        },
      },
      responses: {
        '200': { content: json(pet, { rex: { name: 'Rex' } }) },
        '422': { content: json(complaint) },
      },
    },
  },
  '/pets/{id}/picture': {
    put: {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      requestBody: { required: true, content: picture(8) },
      responses: {
        '200': { content: json(pet, { rex: { name: 'Rex' } }) },
        '422': { content: json(complaint) },
      },
    },
    get: {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      responses: { '200': { content: picture(5000) } },
    },
  },
  '/pets/mine': {
    get: { responses: { default: { content: json(pet, { own: { name: 'Own' } }) } } },
  },
  '/pets': {
    post: {
      requestBody: { required: true, content: json(pet) },
      responses: {
        '201': { content: json(pet, { made: { name: 'Rex' } }) },
        '400': { content: json(complaint) },
        '422': { content: json(complaint) },
      },
    },
    put: {
      'x-encrypted': 'body',
      requestBody: { content: json(pet) },
      responses: {
        '200': { content: { 'text/plain': { schema: { type: 'string' }, example: 'kept' } } },
      },
    },
  },
})

let handlers: Awaited<ReturnType<typeof mockOf>> = []
beforeAll(async () => {
  handlers = await mockOf(contract)
})

const call = (method: string, path: string, init: RequestInit = {}) =>
  ask(handlers, new Request(`http://mock.test${path}`, { method, ...init }))
const send = (method: string, path: string, body: string, type = 'application/json') =>
  call(method, path, { body, headers: { 'Content-Type': type } })

describe('a generated mock', () => {
  it('answers the first example of the first success, with the described headers', async () => {
    const answer = await call('GET', '/pets/7')
    expect(answer).toMatchObject({ status: 200, body: { name: 'Rex' } })
    expect(Number(answer?.headers.get('X-Version'))).toBeGreaterThanOrEqual(3)
    expect(answer?.headers.get('Content-Type')).toBe('application/json')
  })

  it('prefers the more concrete of two paths, whatever their order', async () => {
    expect(await call('GET', '/pets/mine')).toMatchObject({ status: 200, body: { name: 'Own' } })
  })

  it('leaves other paths and methods alone', async () => {
    expect(await call('GET', '/other')).toBeUndefined()
    expect(await call('PATCH', '/pets/7')).toBeUndefined()
  })

  it('answers without a body where the contract has none', async () => {
    const answer = await call('DELETE', '/pets/7')
    expect(answer).toMatchObject({ status: 204, body: '' })
  })

  it('answers text as text', async () => {
    expect(await send('PUT', '/pets', '{"name":"Rex"}')).toMatchObject({
      status: 200,
      body: 'kept',
    })
  })
})

describe('a generated mock of a call that carries a file', () => {
  const put = (bytes: number, type: string) =>
    call('PUT', '/pets/7/picture', {
      body: new Uint8Array(bytes),
      headers: { 'Content-Type': type },
    })

  it('answers with a file of the first type, whose bytes are those of such a file', async () => {
    const answer = await call('GET', '/pets/7/picture')
    expect(answer?.headers.get('Content-Type')).toBe('image/png')
    expect([...(answer?.bytes.slice(0, 4) ?? [])]).toEqual([0x89, 0x50, 0x4e, 0x47])
  })

  it('takes any bytes of each type that the contract names', async () => {
    expect(await put(8, 'image/png')).toMatchObject({ status: 200 })
    expect(await put(1, 'image/jpeg')).toMatchObject({ status: 200 })
  })

  it('refuses what is too large, of another type, or not there', async () => {
    const refusal = (path: string, reason: string) => ({
      status: 422,
      body: { value: { problems: [{ path, reason }] } },
    })
    expect(await put(9, 'image/png')).toMatchObject(refusal('', 'must have at most 8 bytes'))
    expect(await put(8, 'image/gif')).toMatchObject(
      refusal('Content-Type', 'must be image/png or image/jpeg'),
    )
    expect(await put(0, 'image/png')).toMatchObject(refusal('', 'must be present'))
  })
})

describe('a form that is sent to a generated mock', () => {
  const form = 'application/x-www-form-urlencoded'
  it('is read by the types of its fields, and held against its schema', async () => {
    const status = async (body: string) => (await send('POST', '/forms', body, form))?.status
    expect(await status('age=3&name=7')).toBe(200)
    expect(await status('age=old')).toBe(422)
    expect(await status('name=Rex')).toBe(422)
    expect(await status('age=3&age=4')).toBe(422)
    expect(await status('age=3&other=1')).toBe(422)
  })

  it('lacks what is required when it is empty, unlike no form at all', async () => {
    expect(await send('POST', '/forms', '', form)).toMatchObject({
      status: 422,
      body: { value: { problems: [{ path: '/age', reason: 'must be present' }] } },
    })
    expect((await call('POST', '/forms'))?.status).toBe(200)
  })
})

describe('a generated mock that is asked for another answer', () => {
  const prefer = (header: string) => call('GET', '/pets/7', { headers: { Prefer: header } })

  it('gives the one of the status, and says that it did as asked', async () => {
    const answer = await prefer('code=404')
    expect(answer).toMatchObject({ status: 404, body: { code: 'GONE' } })
    expect(answer?.headers.get('Preference-Applied')).toBe('code=404')
  })

  it('gives the example of the name, at the status that has it', async () => {
    expect(await prefer('example=tom')).toMatchObject({ status: 200, body: { name: 'Tom' } })
    expect(await prefer('example=gone')).toMatchObject({ status: 404, body: { code: 'GONE' } })
  })

  it('takes a class of statuses for each of them', async () => {
    expect(await prefer('code=503')).toMatchObject({ status: 503, body: { code: 'BROKEN' } })
  })

  it.each(['code=418', 'example=nobody', 'example=toString', 'code=404, example=rex'])(
    'refuses %s, which the contract does not have',
    async (header) => {
      expect(await prefer(header)).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'Prefer', reason: expect.any(String) }] },
      })
    },
  )
})

describe('a generated mock that gets a request that breaks the contract', () => {
  const problems = (...paths: string[]) => ({
    status: 422,
    body: { code: 'REQUEST_INVALID', value: { problems: paths.map((path) => ({ path })) } },
  })

  it('names what is wrong in the body', async () => {
    expect(await send('POST', '/pets', '{"age":3}')).toMatchObject(problems('/name', '/age'))
  })

  it('names the body when there is none', async () => {
    expect(await call('POST', '/pets')).toMatchObject(problems(''))
  })

  it('names the content type when it is not one of the contract', async () => {
    expect(await send('POST', '/pets', 'name=Rex', 'text/csv')).toMatchObject(
      problems('Content-Type'),
    )
  })

  it('says of a body that is no JSON only that it cannot be read', async () => {
    const answer = await send('POST', '/pets', '{"name"')
    expect(answer?.status).toBe(400)
    expect(answer?.body).toEqual({ success: false, code: 'BODY_UNREADABLE' })
  })

  it('tells it as problem details where the contract has no shape for it', async () => {
    const answer = await call('GET', '/pets/mine?x=1')
    expect(answer).toMatchObject({
      status: 422,
      body: { status: 422, errors: [{ path: 'x', reason: 'is not a parameter of this call' }] },
    })
    expect(answer?.headers.get('Content-Type')).toBe('application/problem+json')
  })

  it('names the variable of the path', async () => {
    expect(await call('GET', '/pets/rex')).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'id' }] },
    })
  })

  it('takes an encrypted body as it is, and still judges a plain one', async () => {
    expect(await send('PUT', '/pets', '{"enc":"v2","data":"…"}')).toMatchObject({ status: 200 })
    expect(await send('PUT', '/pets', '{"enca":"v2"}')).toMatchObject({ status: 422 })
  })

  it('takes an optional body that is left out', async () => {
    expect(await call('PUT', '/pets')).toMatchObject({ status: 200 })
  })
})
