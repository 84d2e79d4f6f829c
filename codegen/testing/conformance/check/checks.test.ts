import { HttpHandler, HttpResponse } from 'msw/http'
import { describe, expect, it } from 'vitest'
import { listOperations } from '../contract/operations.ts'
import type { Document } from '../contract/readDocument.ts'
import { createJudge } from '../judge/judge.ts'
import type { Sample } from '../send/request.ts'
import { checkAcceptance, checkSample } from './acceptance.ts'
import { checkFirst, checkNegotiation, checkStatuses } from './answers.ts'
import type { Subject } from './checks.ts'
import { checkEcho } from './echo.ts'
import { checkRejections } from './rejections.ts'
import { checkRounds } from './rounds.ts'

const json = (schema: unknown) => ({ 'application/json': { schema } })
const thing = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'size'],
  properties: { id: { type: 'integer' }, name: { type: 'string' }, size: { type: 'integer' } },
}
const document: Document = {
  version: '3.1',
  root: {
    openapi: '3.1.0',
    paths: {
      '/things/{id}': {
        put: {
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
            { name: 'page', in: 'query', schema: { type: 'integer', maximum: 9 } },
            { name: 'sort', in: 'query', required: true, schema: { enum: ['up', 'down'] } },
          ],
          requestBody: { required: true, content: json(thing) },
          responses: {
            200: {
              description: 'OK',
              headers: { 'X-Count': { schema: { type: 'integer' } } },
              content: { ...json(thing), 'text/plain': { schema: { type: 'string' } } },
            },
            404: { description: 'None' },
          },
        },
      },
    },
  },
}

const validBody = { id: 1, name: 'a', size: 2 }
const sample: Sample = {
  path: { id: 1 },
  query: { sort: 'up' },
  headers: {},
  cookies: {},
  mediaType: 'application/json',
  body: validBody,
}

/** Operation with a handler that responds to every request by calling `answer`. */
function subjectOf(
  answer: (request: Request) => Response | Promise<Response>,
  changes: Partial<Sample> = {},
): Subject {
  const [operation] = listOperations(document)
  if (!operation) throw new Error('the contract has one operation')
  const handler = new HttpHandler(
    operation.method,
    () => true,
    ({ request }) => answer(request),
  )
  const judge = createJudge(document)
  return {
    document,
    judge,
    operation,
    handlers: [handler],
    sample: { ...sample, ...changes },
    reset: undefined,
  }
}

const createSubject = (body: unknown, headers: Record<string, string> = { 'X-Count': '3' }) =>
  subjectOf(() => HttpResponse.json(body as Parameters<typeof HttpResponse.json>[0], { headers }))

const wrongOf = (findings: readonly { what: string; wrong: string[] }[]) =>
  findings.filter(({ wrong }) => wrong.length > 0).map(({ what }) => what)

describe('the checks of generated mocks', () => {
  it('the checks report nothing for a valid response', async () => {
    expect(wrongOf(await checkFirst(createSubject(validBody)))).toEqual([])
    expect(wrongOf(await checkSample(createSubject(validBody)))).toEqual([])
  })

  it.each([
    ['a body that breaks its schema', createSubject({ ...validBody, size: 'large' })],
    ['a header of another type', createSubject(validBody, { 'X-Count': 'many' })],
    ['a missing header', createSubject(validBody, {})],
    [
      'another media type',
      subjectOf(
        () => new HttpResponse('<a/>', { headers: { 'Content-Type': 'text/xml', 'X-Count': '1' } }),
      ),
    ],
    ['a failure instead of the success', subjectOf(() => new HttpResponse(null, { status: 404 }))],
    ['an undocumented status', subjectOf(() => new HttpResponse(null, { status: 500 }))],
  ])('the check of the response to the sample request reports %s', async (_what, subject) => {
    expect(wrongOf(await checkFirst(subject))).toEqual(['the sample'])
  })

  it('the checks report documented statuses and media types that the mock does not return on request', async () => {
    expect(wrongOf(await checkStatuses(createSubject(validBody)))).toEqual(['404'])
    expect(wrongOf(await checkNegotiation(createSubject(validBody)))).toEqual([
      'Accept: text/plain',
    ])
  })

  it('the check of the sample reports each missing parameter and invalid body field', async () => {
    const subject = subjectOf(() => HttpResponse.json(validBody), { query: {}, body: { name: 1 } })
    const [{ wrong } = { wrong: [] }] = await checkSample(subject)
    expect(wrong.length).toBe(2 + 1)
  })

  it("the checks report invalid requests that the mock accepts, or rejects without the field's name", async () => {
    const findings = await checkRejections(createSubject(validBody))
    expect(wrongOf(findings)).toEqual(findings.map(({ what }) => what))
    expect(new Set(findings.map(({ check }) => check))).toEqual(
      new Set(
        ['range', 'enum', 'missing', 'extra', 'type', 'content type', 'no body'].map(
          (kind) => `refused: ${kind}`,
        ),
      ),
    )
    const silent = subjectOf(() => HttpResponse.json({ title: 'No' }, { status: 422 }))
    expect(wrongOf(await checkRejections(silent)).length).toBe(findings.length)
  })

  it('the checks report valid requests that the mock rejects', async () => {
    const refusing = subjectOf(({ url }) =>
      new URL(url).searchParams.has('page')
        ? HttpResponse.json({ page: 'no' }, { status: 422 })
        : HttpResponse.json(validBody),
    )
    expect(wrongOf(await checkAcceptance(refusing))).toEqual([
      expect.stringMatching(/^query page=/),
    ])
  })

  it('the checks report submitted values that the response does not echo', async () => {
    expect(wrongOf(await checkEcho(createSubject(validBody)))).toEqual(['id', 'name', 'size'])
    const echoing = subjectOf(async (request) =>
      HttpResponse.json({
        ...((await request.json()) as object),
        id: Number(new URL(request.url).pathname.split('/').at(-1)),
      }),
    )
    expect(wrongOf(await checkEcho(echoing))).toEqual([])
  })

  it('the checks report an operation whose responses to equal requests differ', async () => {
    let count = 0
    const counting = subjectOf(() => {
      count += 1
      return HttpResponse.json({ ...validBody, size: count })
    })
    expect(wrongOf(await checkRounds([counting], false))).toEqual(['3 rounds'])
    expect(wrongOf(await checkRounds([createSubject(validBody)], false))).toEqual([])
  })
})
