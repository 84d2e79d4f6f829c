import { describe, expect, it } from 'vitest'
import { requestValidators } from '../../../src/api/gen/validators.js'
import { sampleParts } from './calls/calls.ts'
import { bodyOf, type ContractOperation, eachOf, isJson } from './calls/document.ts'
import { judgeBody, judgeParameter } from './calls/peer.ts'
import { bodyCandidates, type Candidate, type Place, parameterCandidates } from './candidates.ts'

const texts = (values: Readonly<Record<string, unknown>>): [string, string][] =>
  Object.entries(values).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)]),
  )

/** Problems that the generated validators find in the query, path or headers. */
function oursOf({ key }: ContractOperation, place: Place, values: Record<string, unknown>) {
  const { read } = requestValidators[key]
  const given = texts(values)
  switch (place) {
    case 'query':
      return read.query(new URLSearchParams(given)).violations ?? []
    case 'path':
      return read.path(Object.fromEntries(given)).violations ?? []
    case 'headers':
      return read.headers(new Headers(given)).violations ?? []
  }
}

const both = 'generated validators and peer'
const say = (isValid: boolean) => (isValid ? 'valid' : 'wrong')
/** Candidates that exactly one of the two validators rejects. */
const disagreements = (results: { candidate: Candidate; ours: boolean }[]) =>
  results
    .filter(({ candidate, ours }) => candidate.isValid !== ours)
    .map(({ candidate, ours }) => `${candidate.what}: ours says ${say(ours)}`)

describe(`agreement of ${both}`, () => {
  it.each(eachOf(() => true))(
    'both validators accept the sample request of %s',
    async (_key, one) => {
      const sample = sampleParts(one)
      for (const [index, parameter] of one.parameters.entries()) {
        const place = ({ query: 'query', path: 'path', header: 'headers' } as const)[
          // Cookies belong to the security schemes, so `in` is one of these three.
          parameter.in as 'query' | 'path' | 'header'
        ]
        const value = sample[place]?.[parameter.name]
        if (value === undefined) expect(parameter.required, parameter.name).not.toBe(true)
        else expect(await judgeParameter(one, index, value), parameter.name).toEqual([])
      }
      for (const place of ['query', 'path', 'headers'] as const) {
        expect(oursOf(one, place, sample[place]), place).toEqual([])
      }
      const { mediaType, body } = sample
      if (mediaType === undefined || body === undefined) return
      expect(await judgeBody(one, mediaType, body)).toEqual([])
      expect(requestValidators[one.key].body(body)).toBeNull()
    },
  )

  it.each(eachOf((one) => isJson(bodyOf(one)?.mediaType ?? '')))(
    'both validators agree on every change of the body of %s',
    async (_key, one) => {
      const candidates = await bodyCandidates(one)
      const judged = candidates.map((candidate) => ({
        candidate,
        ours: requestValidators[one.key].body(candidate.parts.body) === null,
      }))
      expect(judged.length).toBeGreaterThan(0)
      expect(disagreements(judged)).toEqual([])
    },
  )

  it.each(eachOf(({ parameters }) => parameters.length > 0))(
    'both validators agree on every change of a parameter of %s',
    async (_key, one) => {
      const candidates = await parameterCandidates(one)
      const judged = candidates.map((candidate) => ({
        candidate,
        ours: oursOf(one, candidate.place, candidate.parts[candidate.place]).length === 0,
      }))
      expect(disagreements(judged)).toEqual([])
    },
  )
})
