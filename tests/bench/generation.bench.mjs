import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { planContract } from '../../codegen/contract/planContract.ts'
import { readContract } from '../../codegen/contract/readContract.ts'
import { generateFrom } from '../../codegen/generate.ts'
import { sampleAnswers } from '../../codegen/sample/answers.ts'

const file = join(import.meta.dirname, '../../openapi/portal.yaml')
const rounds = 5

/** The share of the documented answers that a valid value was found for, and no example was wrong. */
async function shareOfValid(contract) {
  const planned = planContract(contract)
  const faults = []
  for (const plan of planned.plans) await sampleAnswers(planned, plan, faults)
  const wanted = planned.plans.flatMap(({ operation, responses }) =>
    Object.keys(responses).map((status) => `${operation.key} ${status}`),
  )
  const failed = new Set(faults.map(({ place }) => place))
  return wanted.filter((place) => !failed.has(place)).length / wanted.length
}

/** The contract without its examples; a field that is called so is none. */
function withoutExamples(node, isOfNames = false) {
  if (Array.isArray(node)) return node.map((one) => withoutExamples(one))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => isOfNames || key !== 'examples')
      .map(([key, value]) => [key, withoutExamples(value, !isOfNames && key === 'properties')]),
  )
}

/** Generates our contract once in this process and says what it took since the process began. */
async function measure() {
  const contract = await readContract(file)
  const files = await generateFrom(contract)
  const seconds = process.uptime()
  const peakMegabytes = process.resourceUsage().maxRSS / 1024
  return {
    seconds,
    peakMegabytes,
    bytes: [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0),
    valid: await shareOfValid(contract),
    validWithoutExamples: await shareOfValid(withoutExamples(contract)),
  }
}

const middle = (values) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]
const rounded = (value, digits) => Number(value.toFixed(digits))

/** What it takes to generate our contract, from the start of Node to the last file's text. */
export async function run() {
  const measured = []
  for (let round = 0; round < rounds; round += 1) {
    const { stdout } = await promisify(execFile)(process.execPath, [import.meta.filename])
    measured.push(JSON.parse(stdout))
  }
  const of = (figure, digits, factor = 1) =>
    rounded(middle(measured.map((one) => one[figure])) * factor, digits)
  return {
    title: `Generation of our contract, median of ${rounds}`,
    rows: [
      { figure: 'time', value: of('seconds', 2), unit: 's', target: '< 2' },
      { figure: 'peak memory', value: of('peakMegabytes', 0), unit: 'MB' },
      { figure: 'valid answers', value: of('valid', 2, 100), unit: '%', target: '100' },
      {
        figure: 'valid answers without any example',
        value: of('validWithoutExamples', 2, 100),
        unit: '%',
        target: '100',
      },
      { figure: 'generated text', value: of('bytes', 0, 1 / 1024), unit: 'KB' },
    ],
  }
}

if (import.meta.main) process.stdout.write(JSON.stringify(await measure()))
