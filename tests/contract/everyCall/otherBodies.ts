import { describe, expect, it } from 'vitest'
import { answerValue, type Calls, type Parts, sampleParts } from './calls/calls.ts'
import {
  bodyOf,
  type ContractOperation,
  contract,
  documents,
  eachOf,
  isJson,
} from './calls/document.ts'
import { judgeBody } from './calls/peer.ts'
import { mutationsOf } from './mutations.ts'

const formType = 'application/x-www-form-urlencoded'
const typeOf = (operation: ContractOperation) => bodyOf(operation)?.mediaType
const isForm = (operation: ContractOperation) => typeOf(operation) === formType
const isFile = (operation: ContractOperation) => {
  const mediaType = typeOf(operation)
  return mediaType !== undefined && mediaType !== formType && !isJson(mediaType)
}

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number'

/** An encoded form, and its fields as a server reads them: only as texts. */
function formOf(value: unknown): { raw: string; read: Record<string, string> } | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  if (!Object.values(value).every(isText)) return undefined
  const raw = new URLSearchParams(Object.entries(value)).toString()
  return { raw, read: Object.fromEntries(new URLSearchParams(raw)) }
}

/** Forms that the independent validator rejects, each after a description of its violation. */
async function formViolations(operation: ContractOperation): Promise<[string, string][]> {
  const described = bodyOf(operation)
  if (!described) return []
  const { schema, mediaType } = described
  const found: [string, string][] = []
  for (const { what, value } of mutationsOf(contract, schema, sampleParts(operation).body)) {
    const form = formOf(value)
    if (!form || (await judgeBody(operation, mediaType, form.read)).length === 0) continue
    found.push([what, form.raw])
  }
  return found
}

/** Media types of a body, each with its maximum size in bytes. */
const limitsOf = ({ body }: ContractOperation): [string, number][] =>
  Object.entries(body?.content ?? {}).flatMap(([mediaType, { schema }]) => {
    const most = typeof schema === 'object' ? schema.maxLength : undefined
    return typeof most === 'number' ? [[mediaType, most] as [string, number]] : []
  })

/** Checks of bodies other than JSON: forms and files. */
export function describeOtherBodies(calls: () => Calls): void {
  const send = (operation: ContractOperation, changes: Partial<Parts>) =>
    calls().send(operation, { ...sampleParts(operation), ...changes })
  const unreadable = { status: 400, body: { code: 'BODY_UNREADABLE' } }
  const tooLarge = { status: 413, body: { code: 'BODY_TOO_LARGE' } }
  const problemsOf = (reply: Awaited<ReturnType<typeof send>>) => {
    expect(reply).toMatchObject({ status: 422, body: { code: 'REQUEST_INVALID' } })
    return answerValue<{ problems: { path: string }[] }>(reply).problems
  }

  describe('form bodies', () => {
    it.each(eachOf(isForm))(
      '%s responds with 422 to a form that violates the contract',
      async (_key, one) => {
        const violations = await formViolations(one)
        expect(violations.length).toBeGreaterThan(0)
        for (const [what, raw] of violations) {
          expect(problemsOf(await send(one, { raw })).length, what).toBeGreaterThan(0)
        }
      },
    )

    it.each(eachOf(isForm))(
      '%s responds with 400 to another media type and to an invalid encoding of a form',
      async (_, one) => {
        const { body } = sampleParts(one)
        const json = { mediaType: 'application/json', raw: JSON.stringify(body) }
        expect(await send(one, json)).toMatchObject(unreadable)
        expect(await send(one, { raw: 'a=%ff' })).toMatchObject(unreadable)
        expect(await send(one, { raw: 'a=%zz' })).toMatchObject(unreadable)
        expect(await send(one, { raw: new Uint8Array([0x61, 0x3d, 0xff]) })).toMatchObject(
          unreadable,
        )
      },
    )

    it.each(eachOf((one) => isForm(one) && documents(one, 413)))(
      '%s responds with 413 to a form that is too large',
      async (_key, one) => {
        expect(await send(one, { raw: `a=${'x'.repeat(70_000)}` })).toMatchObject(tooLarge)
      },
    )
  })

  describe('file bodies', () => {
    it.each(eachOf(isFile))(
      '%s responds with 422 to a media type that the contract does not list',
      async (_key, one) => {
        for (const mediaType of ['text/csv', 'application/json', 'image/svg+xml', '']) {
          const problems = problemsOf(await send(one, { mediaType, raw: '{}' }))
          expect(problems, mediaType).toMatchObject([{ path: 'Content-Type' }])
        }
      },
    )

    it.each(eachOf(isFile))(
      '%s responds with 413 to a file above the maximum size',
      async (_key, one) => {
        const limits = limitsOf(one)
        expect(limits.map(([mediaType]) => mediaType)).toEqual(Object.keys(one.body?.content ?? {}))
        for (const [mediaType, most] of limits) {
          const reply = await send(one, { mediaType, raw: new Uint8Array(most + 1) })
          expect(reply, mediaType).toMatchObject(tooLarge)
        }
      },
    )

    it.each(eachOf(isFile))(
      '%s rejects a file whose contents do not match its media type',
      async (_key, one) => {
        for (const raw of ['', 'GIF89a', '{"a":1}', '<svg xmlns="http://www.w3.org/2000/svg"/>']) {
          const reply = await send(one, { raw })
          expect(reply, raw).toMatchObject({ status: 200, body: { code: 'FILE_INVALID' } })
        }
      },
    )
  })
}
