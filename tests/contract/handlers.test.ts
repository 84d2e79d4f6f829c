import { ask } from 'contract-mocks/testing/mockOf'
import { describe, expect, it } from 'vitest'
import { answers } from '../../mocks/gen/answers.ts'
import { handlers } from '../../mocks/gen/handlers.ts'
import { sampleRequests } from '../../mocks/gen/requests.ts'
import { operationTable } from '../../platform/gen/behaviour.ts'
import { requestValidators, responseValidators } from '../../src/api/gen/validators.js'
import { fromBase64, toBase64 } from '../../src/lib/base64.ts'

type Key = keyof typeof operationTable
// `Object.keys` returns strings; these are the keys of the object's type.
const keys = Object.keys(operationTable) as Key[]

/** Parts of a request. A test changes them before it sends the request. */
type Parts = {
  path: string
  query: URLSearchParams
  headers: Headers
  body: string | Uint8Array<ArrayBuffer> | undefined
}

const strings = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).map(([name, value]): [string, string] => [name, String(value)])

const formType = 'application/x-www-form-urlencoded'

/** Encoded body: JSON, or form fields. */
const encodeBody = (key: Key, body: unknown): string =>
  sampleRequests[key].mediaType === formType
    ? // A form is an object of plain values.
      String(new URLSearchParams(strings(body as Record<string, unknown>)))
    : JSON.stringify(body)

function goodParts(key: Key): Parts {
  const { path, query, headers, mediaType, body, base64 } = sampleRequests[key]
  const text = body === undefined ? undefined : encodeBody(key, body)
  const fill = (text: string, [name, value]: [string, string]) =>
    text.replace(`{${name}}`, encodeURIComponent(value))
  return {
    path: strings(path).reduce(fill, operationTable[key].path),
    query: new URLSearchParams(strings(query)),
    headers: new Headers([
      ...strings(headers),
      ...(mediaType ? [['Content-Type', mediaType] as [string, string]] : []),
    ]),
    body: base64 === undefined ? text : fromBase64(base64),
  }
}

function send(key: Key, { path, query, headers, body }: Parts) {
  const { method } = operationTable[key]
  const url = `http://mock.test${path}?${query}`
  return ask(
    handlers,
    new Request(url, { method, headers, ...(body === undefined ? {} : { body }) }),
  )
}

/** Content of a response that the contract describes: JSON, or the bytes of a file. */
function readContent(answer: Awaited<ReturnType<typeof ask>>): unknown {
  const type = answer?.headers.get('Content-Type') ?? ''
  return type === '' || type.includes('json') ? answer?.body : answer?.bytes
}

/** True if the call is rejected when the query parameter `name` is missing. */
function needs(key: Key, name: string): boolean {
  const query = new URLSearchParams(strings(sampleRequests[key].query))
  query.delete(name)
  return requestValidators[key].read.query(query).violations !== null
}

/** A value that a path parameter cannot have; undefined if it accepts any short text. */
const impossibleFor = (key: Key, name: string): string | undefined =>
  ['0', '!', 'x'.repeat(500)].find((value) => {
    const path = { ...Object.fromEntries(strings(sampleRequests[key].path)), [name]: value }
    return requestValidators[key].read.path(path).violations !== null
  })

/**
 * Violations of an operation's request: title, change, and the path that the response must report.
 */
function violations(key: Key): [name: string, change: (parts: Parts) => void, named: string][] {
  const { query, headers, path, body, base64, mediaType } = sampleRequests[key]
  const isForm = mediaType === formType
  const withBody = (name: string, text: string | undefined, pointer: string) =>
    [
      name,
      (parts: Parts) => {
        parts.body = text
      },
      pointer,
    ] as [string, (parts: Parts) => void, string]
  return [
    ['an unknown parameter', (parts) => parts.query.set('unheardOf', '1'), 'unheardOf'],
    ...Object.keys(query)
      .filter((name) => needs(key, name))
      .map((name): [string, (parts: Parts) => void, string] => [
        `no ${name}`,
        (parts) => parts.query.delete(name),
        name,
      ]),
    ...Object.keys(headers).map((name): [string, (parts: Parts) => void, string] => [
      `no ${name}`,
      (parts) => parts.headers.delete(name),
      name,
    ]),
    ...Object.keys(path).flatMap((name): [string, (parts: Parts) => void, string][] => {
      const impossible = impossibleFor(key, name)
      if (impossible === undefined) return []
      const change = (parts: Parts) => {
        parts.path = operationTable[key].path.replace(`{${name}}`, encodeURIComponent(impossible))
      }
      return [[`an impossible ${name}`, change, name]]
    }),
    ...(body === undefined
      ? []
      : [
          ...(isForm ? [] : [withBody('a body of another type', '[]', '')]),
          ...(requestValidators[key].body({}) === null
            ? []
            : [withBody('an empty body', encodeBody(key, {}), '')]),
          withBody('a field too many', encodeBody(key, { ...body, unheardOf: 1 }), '/unheardOf'),
        ]),
    ...(body === undefined && base64 === undefined
      ? []
      : [
          withBody('no body', undefined, ''),
          [
            'another content type',
            (parts) => parts.headers.set('Content-Type', 'text/csv'),
            'Content-Type',
          ] as [string, (parts: Parts) => void, string],
        ]),
  ]
}

describe('generated MSW handlers', () => {
  it.each(keys)('[CARD-10] %s gets a valid response from MSW alone', async (key) => {
    const answer = await send(key, goodParts(key))
    expect(answer?.status).toBe(200)
    expect(responseValidators[key][200](readContent(answer))).toBeNull()
  })

  it.each(keys)('%s responds with each of its statuses on request', async (key) => {
    for (const status of Object.keys(answers[key])) {
      const parts = goodParts(key)
      parts.headers.set('Prefer', `code=${status}`)
      const answer = await send(key, parts)
      expect(answer?.status).toBe(Number(status))
      expect(responseValidators[key][status]?.(readContent(answer)), status).toBeNull()
    }
  })

  it.each(keys)('%s responds with each of its examples on request', async (key) => {
    for (const [status, { examples, base64 }] of Object.entries(answers[key])) {
      for (const [name, body] of Object.entries(examples)) {
        const parts = goodParts(key)
        parts.headers.set('Prefer', `code=${status}, example=${name}`)
        const answer = await send(key, parts)
        expect(answer?.status).toBe(Number(status))
        expect(base64 ? toBase64(answer?.bytes ?? new Uint8Array()) : answer?.body).toEqual(body)
      }
    }
  })

  it.each(keys)(
    '[API-03] %s rejects each violation of the contract and reports its place',
    async (key) => {
      for (const [name, change, named] of violations(key)) {
        const parts = goodParts(key)
        change(parts)
        const answer = await send(key, parts)
        expect([400, 422], name).toContain(answer?.status)
        expect(JSON.stringify(answer?.body), name).toContain(`"path":"${named}`)
        const documented = responseValidators[key][String(answer?.status)]
        if (documented) expect(documented(answer?.body), name).toBeNull()
      }
    },
  )

  const isJson = (key: Key) =>
    sampleRequests[key].body !== undefined && sampleRequests[key].mediaType !== formType
  it.each(keys.filter(isJson))('%s rejects a body that is not JSON', async (key) => {
    const answer = await send(key, { ...goodParts(key), body: '{"a":' })
    expect([400, 422]).toContain(answer?.status)
    expect(answer?.body).toMatchObject({ success: false })
  })
})
