import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import {
  describeFindings,
  type Score,
  scoreContract,
  shares,
} from 'contract-mocks/conformance/scoreContract'
import { strictTypeErrors } from 'contract-mocks/conformance/strictTypes'
import { round } from './page/measuredPage.ts'
import type { Figures, Row } from './printFigures.ts'

/** Name of a check that stateful mocks fail by design. The check is reported without a target. */
const stateful = 'equal answers, state kept'

/** Maximum number of listed failures. */
const toldFailures = 50

function rowsOf({ operations, generation, unequal, findings }: Score, typeErrors: string[]): Row[] {
  const checks = [...shares(findings)].map(([check, { goodCount: good, all }]) => ({
    figure: `${check} (${all})`,
    value: round((100 * good) / all, 2),
    unit: '%',
    ...(check === stateful ? {} : { target: '100' }),
  }))
  return [
    { figure: 'operations', value: operations, unit: '' },
    { figure: 'generation', value: round(generation.seconds, 2), unit: 's' },
    { figure: '  peak memory', value: round(generation.megabytes, 0), unit: 'MB' },
    { figure: '  generated text', value: round(generation.kilobytes, 0), unit: 'KB' },
    { figure: '  warnings', value: generation.warnings.length, unit: '' },
    { figure: '  files that a second run writes differently', value: unequal.length, unit: '' },
    { figure: 'errors of strict types', value: typeErrors.length, unit: '', target: '0' },
    ...checks,
  ]
}

/**
 * Generates the mocks of a contract, sends them all sample requests, and validates the responses
 * independently.
 */
export async function scoreOf(contract: string): Promise<Figures> {
  const place = await mkdtemp(join(tmpdir(), 'portico-score-'))
  try {
    const file = resolve(process.env.INIT_CWD ?? process.cwd(), contract)
    const score = await scoreContract(file, place)
    const { failure } = score.generation
    if (failure !== '') throw new Error(`${contract} cannot be generated:\n${failure}`)
    const typeErrors = await strictTypeErrors(place, [score.out])
    const findings = score.findings.filter(({ check }) => check !== stateful)
    const failures = [...typeErrors, ...describeFindings(findings)]
    for (const line of failures.slice(0, toldFailures)) process.stdout.write(`${line}\n`)
    const rest = failures.length - toldFailures
    if (rest > 0) process.stdout.write(`and ${rest} more\n`)
    return { title: `The mocks of ${contract}`, rows: rowsOf(score, typeErrors) }
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}
