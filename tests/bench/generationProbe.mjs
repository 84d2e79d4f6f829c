/** Generates our contract once in a process of its own and prints what it took, as JSON. */
import { join } from 'node:path'
import { readContract } from '../../codegen/contract/contract.ts'
import { planContract } from '../../codegen/contract/planContract.ts'
import { generateFrom } from '../../codegen/generate.ts'
import { sampleAnswers } from '../../codegen/sample/answers.ts'

const file = join(import.meta.dirname, '../../openapi/portal.yaml')

/** The share of the documented answers that a valid value was found for, and no example was wrong. */
async function shareOfValid(contract) {
  const planned = planContract(contract)
  const faults = []
  for (const plan of planned.plans) await sampleAnswers(planned, plan, faults)
  const wanted = planned.plans.flatMap(({ operation, responses }) =>
    Object.keys(responses).map((status) => `${operation.key} ${status}`),
  )
  const failed = new Set(faults.map(({ place }) => place))
  return (wanted.length - wanted.filter((place) => failed.has(place)).length) / wanted.length
}

const withoutExamples = (contract) =>
  JSON.parse(JSON.stringify(contract, (key, value) => (key === 'examples' ? undefined : value)))

const contract = await readContract(file)
const files = await generateFrom(contract)
const peakMegabytes = process.resourceUsage().maxRSS / 1024
const figures = {
  peakMegabytes,
  processSeconds: process.uptime(),
  files: files.size,
  bytes: [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0),
  valid: await shareOfValid(contract),
  validWithoutExamples: await shareOfValid(withoutExamples(contract)),
}
process.stdout.write(JSON.stringify(figures))
