import { describe, expect, it } from 'vitest'
import { isFullRun, partOf } from '../../support/extent.ts'
import { answerValue, type Calls, sampleParts } from './calls/calls.ts'
import { bodyOf, type ContractOperation, eachOf, isJson } from './calls/document.ts'
import {
  bodyCandidates,
  type Candidate,
  chooseSome,
  parameterCandidates,
  type Violation,
  withoutParameters,
} from './candidates.ts'

const wrongOf = (candidates: Candidate[]) => candidates.filter(({ isValid }) => !isValid)

/** Requests with an invalid parameter, or without a required one. */
const parameterViolations = async (operation: ContractOperation): Promise<Violation[]> => {
  const good = sampleParts(operation)
  const unheardOf = { ...good, query: { ...good.query, unheardOf: '1' } }
  const wrong = wrongOf(await parameterCandidates(operation))
  return [
    { what: '?unheardOf', parts: unheardOf },
    ...withoutParameters(operation),
    ...partOf(wrong, chooseSome(wrong)),
  ]
}

type Refused = { problems?: { path: string }[] }

export function describeViolations(calls: () => Calls): void {
  const expectRefused = async (operation: ContractOperation, violations: Violation[]) => {
    for (const { what, parts } of violations) {
      const answer = await calls().send(operation, parts)
      expect(answer.status, what).toBe(422)
      expect(answer.body?.code, what).toBe('REQUEST_INVALID')
      expect(answerValue<Refused>(answer).problems?.length, what).toBeGreaterThan(0)
    }
    return violations.length
  }

  describe('violations of the contract', () => {
    it.each(eachOf(() => true))(
      '%s responds with 422 to each invalid parameter',
      async (_key, operation) => {
        expect(
          await expectRefused(operation, await parameterViolations(operation)),
        ).toBeGreaterThan(0)
      },
    )

    it.each(eachOf((one) => isJson(bodyOf(one)?.mediaType ?? '')))(
      '%s responds with 422 to each invalid place of the body',
      async (_key, operation) => {
        const candidates = isFullRun
          ? await bodyCandidates(operation)
          : await bodyCandidates(operation, chooseSome)
        const violations = wrongOf(candidates)
        expect(await expectRefused(operation, violations)).toBeGreaterThan(0)
      },
    )
  })
}
