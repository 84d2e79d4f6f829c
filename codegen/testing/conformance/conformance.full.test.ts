import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Finding } from './check/checks.ts'
import { contracts } from './contracts.ts'
import { knownGaps } from './knownGaps.ts'
import { describeFindings, type Score, scoreContract } from './scoreContract.ts'
import { strictTypeErrors } from './strictTypes.ts'

const scores = new Map<string, Score>()
let place = ''

/** Scores all contracts. As many run in parallel as there are processors. */
async function scoreAll(): Promise<void> {
  const waiting = Object.entries(contracts)
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, file] = next
      scores.set(name, await scoreContract(file, join(place, name.replaceAll('/', '-'))))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

/**
 * Findings of the selected checks, except those for operations with a known gap. Fails if the
 * checks did not run.
 */
function findingsOf(name: string, isWanted: (check: string) => boolean): Finding[] {
  const findings = scores.get(name)?.findings.filter(({ check }) => isWanted(check)) ?? []
  expect(findings.length).toBeGreaterThan(0)
  return withoutGaps(findings)
}

const withoutGaps = (findings: readonly Finding[]) =>
  findings.filter(({ operation }) => !Object.hasOwn(knownGaps, operation))

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'conformance-'))
  await scoreAll()
}, 600_000)

afterAll(() => rm(place, { recursive: true, force: true }))

const answers = ['sample request', 'first answer', 'status', 'negotiation', 'failed check']

describe.each(Object.keys(contracts))('the mocks of %s', (name) => {
  it('two generator runs on a contract write identical files', () => {
    const { generation, unequal } = scores.get(name) ?? {}
    expect(generation?.failure).toBe('')
    expect(unequal).toEqual([])
  })

  it("the mocks' responses are valid for an independent validator", () => {
    expect(describeFindings(findingsOf(name, (check) => answers.includes(check)))).toEqual([])
  })

  it('the mocks accept every valid request', () => {
    expect(describeFindings(findingsOf(name, (check) => check === 'accepted'))).toEqual([])
  })

  it('the mocks reject each invalid request and name the invalid field', () => {
    const refused = findingsOf(name, (check) => check.startsWith('refused'))
    expect(describeFindings(refused)).toEqual([])
  })

  it("the mocks' responses do not depend on the order of requests", () => {
    expect(describeFindings(findingsOf(name, (check) => check === 'equal answers'))).toEqual([])
  })

  it('the mocks echo submitted values if the response has a field for them', () => {
    const findings = scores.get(name)?.findings ?? []
    const givenBack = findings.filter(({ check }) => check === 'comes back')
    expect(describeFindings(withoutGaps(givenBack))).toEqual([])
  })
})

describe('the list of known gaps', () => {
  it('every operation in the list of known gaps still fails a check', () => {
    const failing = [...scores.values()].flatMap(({ findings }) =>
      findings.filter(({ wrong }) => wrong.length > 0).map(({ operation }) => operation),
    )
    const closed = Object.keys(knownGaps).filter((operation) => !failing.includes(operation))
    expect(closed).toEqual([])
  })
})

describe('types of generated code', () => {
  it('generated code has no type errors with the strictest compiler options', async () => {
    const folders = [...scores.values()].map(({ out }) => out)
    expect(await strictTypeErrors(place, folders)).toEqual([])
  })
})
