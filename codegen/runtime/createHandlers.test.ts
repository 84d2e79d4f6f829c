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
  it('a mock returns the first example of the first success with the described headers', async () => {
    const answer = await call('GET', '/pets/7')
    expect(answer).toMatchObject({ status: 200, body: { name: 'Rex' } })
    expect(Number(answer?.headers.get('X-Version'))).toBeGreaterThanOrEqual(3)
    expect(answer?.headers.get('Content-Type')).toBe('application/json')
  })

  it('the more concrete of two matching paths handles the request, whatever their order in the contract', async () => {
    expect(await call('GET', '/pets/mine')).toMatchObject({ status: 200, body: { name: 'Own' } })
  })

  it('the handlers ignore requests with undocumented paths or methods', async () => {
    expect(await call('GET', '/other')).toBeUndefined()
    expect(await call('PATCH', '/pets/7')).toBeUndefined()
  })

  it('a documented response without content is sent without a body', async () => {
    const answer = await call('DELETE', '/pets/7')
    expect(answer).toMatchObject({ status: 204, body: '' })
  })

  it('a text/plain response is sent as plain text and not as JSON', async () => {
    expect(await send('PUT', '/pets', '{"name":"Rex"}')).toMatchObject({
      status: 200,
      body: 'kept',
    })
  })
})

describe('a generated mock with files', () => {
  const put = (bytes: number, type: string) =>
    call('PUT', '/pets/7/picture', {
      body: new Uint8Array(bytes),
      headers: { 'Content-Type': type },
    })

  it('the response of a file download is a valid file of the first documented media type', async () => {
    const answer = await call('GET', '/pets/7/picture')
    expect(answer?.headers.get('Content-Type')).toBe('image/png')
    expect([...(answer?.bytes.slice(0, 4) ?? [])]).toEqual([0x89, 0x50, 0x4e, 0x47])
  })

  it('an upload is accepted in each documented media type', async () => {
    expect(await put(8, 'image/png')).toMatchObject({ status: 200 })
    expect(await put(1, 'image/jpeg')).toMatchObject({ status: 200 })
  })

  it('an upload that is too large, of another media type or empty is rejected', async () => {
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

describe('a generated mock with forms', () => {
  const form = 'application/x-www-form-urlencoded'
  it('form fields are converted to the types of their schema and validated', async () => {
    const status = async (body: string) => (await send('POST', '/forms', body, form))?.status
    expect(await status('age=3&name=7')).toBe(200)
    expect(await status('age=old')).toBe(422)
    expect(await status('name=Rex')).toBe(422)
    expect(await status('age=3&age=4')).toBe(422)
    expect(await status('age=3&other=1')).toBe(422)
  })

  it('an empty form is rejected for its missing required fields, and a request without a body is accepted', async () => {
    expect(await send('POST', '/forms', '', form)).toMatchObject({
      status: 422,
      body: { value: { problems: [{ path: '/age', reason: 'must be present' }] } },
    })
    expect((await call('POST', '/forms'))?.status).toBe(200)
  })
})

describe('a generated mock with a Prefer header', () => {
  const prefer = (header: string) => call('GET', '/pets/7', { headers: { Prefer: header } })

  it('Prefer: code returns the response with that status, and Preference-Applied confirms the preference', async () => {
    const answer = await prefer('code=404')
    expect(answer).toMatchObject({ status: 404, body: { code: 'GONE' } })
    expect(answer?.headers.get('Preference-Applied')).toBe('code=404')
  })

  it('Prefer: example returns the named example with the status that documents it', async () => {
    expect(await prefer('example=tom')).toMatchObject({ status: 200, body: { name: 'Tom' } })
    expect(await prefer('example=gone')).toMatchObject({ status: 404, body: { code: 'GONE' } })
  })

  it('Prefer: code=503 returns the response that is documented for 5XX', async () => {
    expect(await prefer('code=503')).toMatchObject({ status: 503, body: { code: 'BROKEN' } })
  })

  it.each(['code=418', 'example=nobody', 'example=toString', 'code=404, example=rex'])(
    'a Prefer header with the undocumented preference %s is rejected',
    async (header) => {
      expect(await prefer(header)).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'Prefer', reason: expect.any(String) }] },
      })
    },
  )
})

describe('a generated mock and invalid requests', () => {
  const problems = (...paths: string[]) => ({
    status: 422,
    body: { code: 'REQUEST_INVALID', value: { problems: paths.map((path) => ({ path })) } },
  })

  it('each violation in a request body is reported with its JSON pointer', async () => {
    expect(await send('POST', '/pets', '{"age":3}')).toMatchObject(problems('/name', '/age'))
  })

  it('a request without its required body is rejected', async () => {
    expect(await call('POST', '/pets')).toMatchObject(problems(''))
  })

  it('a request with an undocumented content type is rejected', async () => {
    expect(await send('POST', '/pets', 'name=Rex', 'text/csv')).toMatchObject(
      problems('Content-Type'),
    )
  })

  it('a body that is not valid JSON gets the code BODY_UNREADABLE and no list of violations', async () => {
    const answer = await send('POST', '/pets', '{"name"')
    expect(answer?.status).toBe(400)
    expect(answer?.body).toEqual({ success: false, code: 'BODY_UNREADABLE' })
  })

  it('violations are returned as problem details (RFC 9457) if the contract has no error schema', async () => {
    const answer = await call('GET', '/pets/mine?x=1')
    expect(answer).toMatchObject({
      status: 422,
      body: { status: 422, errors: [{ path: 'x', reason: 'is not a parameter of this call' }] },
    })
    expect(answer?.headers.get('Content-Type')).toBe('application/problem+json')
  })

  it('an invalid path parameter is reported with its name', async () => {
    expect(await call('GET', '/pets/rex')).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'id' }] },
    })
  })

  it('an encrypted request body is accepted without validation, and an unencrypted one is validated', async () => {
    expect(await send('PUT', '/pets', '{"enc":"v2","data":"…"}')).toMatchObject({ status: 200 })
    expect(await send('PUT', '/pets', '{"enca":"v2"}')).toMatchObject({ status: 422 })
  })

  it('a request without its optional body is accepted', async () => {
    expect(await call('PUT', '/pets')).toMatchObject({ status: 200 })
  })
})
