import { describe, expect, it } from 'vitest'
import { answered, type Calls, type Parts, sampleParts } from './calls.ts'
import { bodyOf, type ContractOperation, contract, eachOf, isJson, schemaOf } from './document.ts'
import { mutationsOf, parameterMutations } from './mutations.ts'
import { judgeBody, judgeParameter } from './peer.ts'

type Violation = { what: string; parts: Parts }

/** Requests whose body breaks the contract, as the peer says. */
async function bodyViolations(operation: ContractOperation): Promise<Violation[]> {
  const described = bodyOf(operation)
  const good = sampleParts(operation)
  if (!described || !isJson(described.mediaType)) return []
  const mutations = mutationsOf(contract, described.schema, good.body)
  const judged = await Promise.all(
    mutations.map(async ({ what, value }) => ({
      what,
      parts: { ...good, body: value },
      isWrong: (await judgeBody(operation, described.mediaType, value)).length > 0,
    })),
  )
  return judged.filter(({ isWrong }) => isWrong)
}

const hasDefault = (schema: unknown) => /"default":/.test(JSON.stringify(schema))
const isNumeric = (schema: unknown) => /"(integer|number)"/.test(JSON.stringify(schema))
const isList = (schema: unknown) => /"type":"array"/.test(JSON.stringify(schema))

/** Requests with a parameter that breaks the contract, or without one that has to be there. */
async function parameterViolations(operation: ContractOperation): Promise<Violation[]> {
  const good = sampleParts(operation)
  const found: Violation[] = [
    { what: '?unheardOf', parts: { ...good, query: { ...good.query, unheardOf: '1' } } },
  ]
  for (const [index, parameter] of operation.parameters.entries()) {
    const place = ({ query: 'query', path: 'path', header: 'headers' } as const)[
      parameter.in as 'query' | 'path' | 'header'
    ]
    const schema = schemaOf(parameter)
    if (place === undefined || isList(schema)) continue
    if (parameter.required === true && place !== 'path' && !hasDefault(schema)) {
      const { [parameter.name]: _, ...rest } = good[place]
      found.push({ what: `no ${parameter.name}`, parts: { ...good, [place]: rest } })
    }
    for (const [what, text] of parameterMutations(contract, schema)) {
      // An empty step of a path is another path, and a header carries neither ends nor odd letters.
      if (place !== 'query' && !/^[\x21-\x7e]+$/.test(text)) continue
      const value = isNumeric(schema) && text.trim() !== '' ? Number(text) : text
      if ((await judgeParameter(operation, index, value)).length === 0) continue
      const changed = { ...good[place], [parameter.name]: text }
      found.push({ what: `${parameter.name} ${what}`, parts: { ...good, [place]: changed } })
    }
  }
  return found
}

type Refused = { problems?: { path: string }[] }

export function describeViolations(calls: () => Calls): void {
  const expectRefused = async (operation: ContractOperation, violations: Violation[]) => {
    for (const { what, parts } of violations) {
      const answer = await calls().send(operation, parts, [422])
      expect(answer.status, what).toBe(422)
      expect(answer.body?.code, what).toBe('REQUEST_INVALID')
      expect(answered<Refused>(answer).problems?.length, what).toBeGreaterThan(0)
    }
    return violations.length
  }

  describe('what breaks the contract', () => {
    it.each(eachOf(() => true))('%s refuses in each parameter (422)', async (_key, operation) => {
      expect(await expectRefused(operation, await parameterViolations(operation))).toBeGreaterThan(
        0,
      )
    })

    it.each(eachOf((one) => isJson(bodyOf(one)?.mediaType ?? '')))(
      '%s refuses in each place of the body (422)',
      async (_key, operation) => {
        expect(await expectRefused(operation, await bodyViolations(operation))).toBeGreaterThan(0)
      },
    )
  })
}
