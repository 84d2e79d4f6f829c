import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleAnswers } from 'contract-mocks/answers'
import { type Generation, generate } from 'contract-mocks/conformance/generate'
import type { Contract } from 'contract-mocks/contract'
import { planContract } from 'contract-mocks/planContract'
import { readContract } from 'contract-mocks/readContract'
import type { SampleFault } from 'contract-mocks/sampleError'
import type { Figures } from './printFigures.ts'

const file = join(import.meta.dirname, '../../openapi/portal.yaml')
const rounds = 5

/**
 * Share of documented responses that have a generated valid value and no invalid example.
 */
function shareOfValid(contract: Contract): number {
  const planned = planContract(contract)
  const faults: SampleFault[] = []
  for (const plan of planned.plans) sampleAnswers(planned, plan, faults)
  const wanted = planned.plans.flatMap(({ operation, responses }) =>
    Object.keys(responses).map((status) => `${operation.key} ${status}`),
  )
  const failed = new Set(faults.map(({ place }) => place))
  return wanted.filter((place) => !failed.has(place)).length / wanted.length
}

/** The contract without its examples; a property named `examples` stays. */
function withoutExamples<Part>(part: Part, isOfNames = false): Part {
  // Examples are optional everywhere, so the copy has the same type.
  if (Array.isArray(part)) return part.map((one) => withoutExamples(one)) as Part
  if (typeof part !== 'object' || part === null) return part
  const kept = Object.entries(part).filter(([key]) => isOfNames || key !== 'examples')
  // Examples are optional everywhere, so the copy has the same type.
  return Object.fromEntries(
    kept.map(([key, value]) => [key, withoutExamples(value, !isOfNames && key === 'properties')]),
  ) as Part
}

/** Generates the portal's contract repeatedly, each time in a new process. */
async function measure(): Promise<Generation[]> {
  const out = await mkdtemp(join(tmpdir(), 'generation-'))
  try {
    const measured: Generation[] = []
    // The first run writes the cache of compiled code that later runs use.
    await generate(file, out)
    while (measured.length < rounds) measured.push(await generate(file, out))
    return measured
  } finally {
    await Promise.all([out, `${out}.peak`].map((path) => rm(path, { recursive: true })))
  }
}

const middle = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
const roundTo = (value: number, digits: number) => Number(value.toFixed(digits))

/** Duration of generating the portal's contract, from the start of Node to its exit. */
export async function run(): Promise<Figures> {
  const measured = await measure()
  const of = (figure: 'seconds' | 'megabytes' | 'kilobytes', digits: number) =>
    roundTo(middle(measured.map((one) => one[figure])), digits)
  const contract = await readContract(file)
  const percent = (share: number) => roundTo(share * 100, 2)
  return {
    title: `Generation of our contract, median of ${rounds}`,
    rows: [
      { figure: 'time', value: of('seconds', 2), unit: 's', target: '< 1' },
      { figure: 'peak memory', value: of('megabytes', 0), unit: 'MB' },
      {
        figure: 'valid answers',
        value: percent(shareOfValid(contract)),
        unit: '%',
        target: '100',
      },
      {
        figure: 'valid answers without any example',
        value: percent(shareOfValid(withoutExamples(contract))),
        unit: '%',
        target: '100',
      },
      { figure: 'generated text', value: of('kilobytes', 0), unit: 'KB' },
    ],
  }
}
