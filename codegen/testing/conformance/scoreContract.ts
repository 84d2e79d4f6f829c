import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Finding } from './check/checks.ts'
import { listOperations } from './contract/operations.ts'
import { readDocument } from './contract/readDocument.ts'
import { differences, type Generation, generate } from './generate.ts'
import { runNode } from './runNode.ts'

/** Results of all checks of one contract's generated mocks. */
export type Score = {
  contract: string
  operations: number
  /** Result of the first of two generator runs. */
  generation: Generation
  /** Paths of the files that differ between the two runs. */
  unequal: string[]
  /** Folder with the generated code, for the type check. */
  out: string
  findings: Finding[]
}

/**
 * Generates a contract's code twice, and runs all checks on its handlers.
 * @param place folder for the output; created if missing.
 * @throws {Error} when the process that runs the checks fails.
 */
export async function scoreContract(contract: string, place: string): Promise<Score> {
  await mkdir(place, { recursive: true })
  const [out, again] = [join(place, 'first'), join(place, 'second')]
  const operations = listOperations(await readDocument(contract)).length
  const generation = await generate(contract, out)
  const score = { contract, operations, generation, unequal: [], out, findings: [] }
  if (generation.failure !== '') return score
  await generate(contract, again)
  const asking = join(import.meta.dirname, 'scoreHandlers.ts')
  const { code, stdout, stderr } = await runNode([asking, contract, out])
  if (code !== 0) throw new Error(`The handlers of ${contract} cannot be asked: ${stderr}`)
  return { ...score, unequal: await differences(out, again), findings: JSON.parse(stdout) }
}

/** One line for each failed finding: check, operation, subject and problems. */
export const describeFindings = (findings: readonly Finding[]): string[] =>
  findings
    .filter(({ wrong }) => wrong.length > 0)
    .map(
      ({ check, operation, what, wrong }) => `${check}: ${operation}, ${what}: ${wrong.join('; ')}`,
    )

/** Counts passed and total findings by check. */
export function shares(
  findings: readonly Finding[],
): Map<string, { goodCount: number; all: number }> {
  const shares = new Map<string, { goodCount: number; all: number }>()
  for (const { check, wrong } of findings) {
    const { goodCount: good, all } = shares.get(check) ?? { goodCount: 0, all: 0 }
    shares.set(check, { goodCount: good + (wrong.length === 0 ? 1 : 0), all: all + 1 })
  }
  return shares
}
