import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { components } from '../src/api/gen/paths.ts'
import { newPlayer } from './testing/testClient.ts'
import {
  createTestFolder,
  startTestGateway,
  type TestGateway,
  testPassword,
} from './testing/testGateway.ts'

type Draft = components['schemas']['RegistrationRulesDraft']

const opsPath = '/ops/registration-rules'
const playersPath = '/wps/system/setting/register'

let folder: Awaited<ReturnType<typeof createTestFolder>>
let gateway: TestGateway
let session: Record<string, string> = {}

beforeAll(async () => {
  folder = await createTestFolder()
  gateway = await startTestGateway(folder)
  const { answer, headers } = await gateway.client.operator(testPassword)
  expect(answer.status).toBe(200)
  session = headers
})
afterAll(async () => {
  await gateway.close()
  await folder.remove()
})

const readRules = async () => {
  const answer = await gateway.client.send('GET', opsPath, { headers: session })
  const draft = answer.body.value?.draft
  if (!draft) throw new Error(`There are no rules: ${answer.status}`)
  return { draft, tag: answer.headers.get('etag') ?? '' }
}
const publish = (draft: Draft, tag: string, headers: Record<string, string> = {}) =>
  gateway.client.send('PUT', opsPath, {
    body: draft,
    headers: { ...session, 'If-Match': tag, ...headers },
  })
const withField = (
  draft: Draft,
  name: string,
  changes: Partial<Draft['fields'][number]>,
): Draft => ({
  ...draft,
  fields: draft.fields.map((field) => (field.name === name ? { ...field, ...changes } : field)),
})

describe('published registration rules', () => {
  it('a request for registration rules with the current ETag returns 304', async () => {
    const first = await gateway.client.send('GET', playersPath)
    const tag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const again = await gateway.client.send('GET', playersPath, {
      headers: { 'If-None-Match': tag },
    })
    expect(again.status).toBe(304)
  })

  it('newly published rules apply to the next registration', async () => {
    const { draft, tag } = await readRules()
    const longer = { minLength: 8, samples: { accept: ['marina92'], reject: ['marina9'] } }
    const before = await gateway.client.send('GET', playersPath)
    const answer = await publish(withField(draft, 'username', longer), tag)
    expect(answer.status).toBe(200)
    const after = await gateway.client.send('GET', playersPath, {
      headers: { 'If-None-Match': before.headers.get('etag') ?? '' },
    })
    expect(after.status).toBe(200)
    expect(after.headers.get('etag')).toBe(answer.headers.get('etag'))
    const username = after.body.value?.fields?.find(({ name }) => name === 'username')
    expect(username).toMatchObject({ minLength: 8 })
    const refused = await gateway.client.register(newPlayer({ username: 'short1' }))
    expect(refused.body).toMatchObject({ success: false, code: 'RULES_CHANGED' })
  })

  it('restoring an older version of the rules publishes it as a new version', async () => {
    const { tag } = await readRules()
    const answer = await gateway.client.send('POST', `${opsPath}/versions/1/restore`, {
      headers: { ...session, 'If-Match': tag },
    })
    expect(answer.body.value).toMatchObject({ restoredFrom: 1 })
    const { draft } = await readRules()
    expect(draft.fields.find(({ name }) => name === 'username')?.minLength).toBe(4)
  })
})

describe('draft of the rules', () => {
  it('publishing a draft of the rules with an outdated ETag returns 412 and changes nothing', async () => {
    const { draft, tag } = await readRules()
    const mine = await publish({ ...draft, note: 'mine' }, tag)
    expect(mine.status).toBe(200)
    const theirs = await publish({ ...draft, note: 'theirs' }, tag)
    expect(theirs).toMatchObject({ status: 412, body: { code: 'RULES_CONFLICT' } })
    expect(theirs.headers.get('etag')).toBe(mine.headers.get('etag'))
    expect((await readRules()).draft.note).toBe('mine')
  })

  it('publishing an invalid draft of the rules returns 422 with the problems of each field and changes nothing', async () => {
    const { draft, tag } = await readRules()
    const wrong = withField(withField(draft, 'email', { acceptedPattern: '^(a+)+$' }), 'username', {
      minLength: 20,
      maxLength: 10,
    })
    const answer = await publish(
      { ...wrong, fields: [...wrong.fields, ...wrong.fields.slice(0, 1)] },
      tag,
    )
    expect(answer).toMatchObject({ status: 422, body: { code: 'RULES_INVALID' } })
    const codes = answer.body.value?.problems?.map(({ field, code }) => `${field} ${code}`)
    expect(codes).toEqual(
      expect.arrayContaining([
        'email PATTERN_HOSTILE',
        'username MIN_ABOVE_MAX',
        'username DUPLICATE_FIELD',
      ]),
    )
    expect((await readRules()).tag).toBe(tag)
  }, 30_000)
})

describe('operator calls', () => {
  it('an operator call returns 401 without a session, and 403 without its CSRF token or from another site', async () => {
    const { draft, tag } = await readRules()
    const { Cookie = '' } = session
    const { client } = gateway
    expect((await client.send('GET', opsPath)).status).toBe(401)
    expect((await client.send('GET', opsPath, { headers: { Cookie } })).status).toBe(403)
    expect((await publish(draft, tag, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect((await readRules()).tag).toBe(tag)
  })

  it('an operator call after log-out returns 401', async () => {
    const { headers } = await gateway.client.operator(testPassword)
    const out = await gateway.client.send('DELETE', '/ops/session', { headers })
    expect(out.status).toBe(200)
    expect((await gateway.client.send('GET', opsPath, { headers })).status).toBe(401)
  })

  it("the operator's session cookie is Secure, HttpOnly and SameSite=Strict", async () => {
    const { answer } = await gateway.client.operator(testPassword)
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^__Host-operator=/)
    for (const flag of ['Path=/', 'Secure', 'HttpOnly', 'SameSite=Strict'])
      expect(cookie).toContain(flag)
  })
})
