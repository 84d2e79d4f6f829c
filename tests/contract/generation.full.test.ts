import type { Contract } from 'contract-mocks/contract'
import { generateProjectFrom } from 'contract-mocks/generate'
import { planContract } from 'contract-mocks/planContract'
import { readContract } from 'contract-mocks/readContract'
import { sampleContract } from 'contract-mocks/sampleContract'
import { describe, expect, it } from 'vitest'
import { portalContract, portalProject } from '../support/portalProject.ts'

/** The contract without its examples, so that every response has to be generated. */
function withoutExamples(contract: Contract): Contract {
  // A property may be named `examples`, too; only examples beside a schema are removed.
  const text = JSON.stringify(contract, function (this: object, key, value) {
    return key === 'examples' && 'schema' in this ? undefined : value
  })
  return JSON.parse(text)
}

describe('repeated generation', () => {
  it('two generations of a contract without examples are equal byte for byte', async () => {
    const contract = withoutExamples(await readContract(portalContract))
    const [one, other] = [
      await generateProjectFrom(contract, portalProject),
      await generateProjectFrom(contract, portalProject),
    ]
    expect([...other.keys()]).toEqual([...one.keys()])
    for (const [name, content] of one) expect(other.get(name), name).toBe(content)
    expect(one.get('mocks/gen/answers.ts')).toContain('"preferredName": "generated"')
  })

  it('the samples of an operation do not depend on its position in the contract', async () => {
    const contract = withoutExamples(await readContract(portalContract))
    const turned = {
      ...contract,
      paths: Object.fromEntries(Object.entries(contract.paths ?? {}).reverse()),
    }
    const sample = (one: Contract) => {
      const { answers, requests } = sampleContract(planContract(one))
      return { answers: Object.fromEntries(answers), requests: Object.fromEntries(requests) }
    }
    const [straight, reversed] = [sample(contract), sample(turned)]
    expect(Object.keys(reversed.answers)).not.toEqual(Object.keys(straight.answers))
    expect(reversed).toEqual(straight)
  })
})
