/** Checks patterns in the background, each once, and stores the results (`PatternVerdict`). */
import type { RegexPattern } from '../../../../src/lib/patterns/pattern.ts'
import type { Context, PatternVerdict } from '../../base/context/context.ts'
import { sha256 } from '../../base/context/digest.ts'
import { unlessThere } from '../../base/storage/unlessThere.ts'

/** Retention of a check result in milliseconds. The pattern is checked again afterwards. */
export const verdictsKept = 90 * 24 * 3_600_000

const mostRemembered = 1_000
/** Maximum number of concurrent checks, each of which occupies a CPU core. */
const atOnce = 2

type CheckContext = Pick<Context, 'patterns' | 'store' | 'now'>

/** Checks of one process, both running and finished. The most recently requested one is last. */
type Checks = {
  verdicts: Map<string, Promise<PatternVerdict>>
  /** Checks that wait for a free slot, with the function that starts each. */
  waitingChecks: Map<string, () => void>
  runningCount: number
}

const memory = new WeakMap<Context['patterns'], Checks>()

function checksOf({ patterns }: CheckContext): Checks {
  const known = memory.get(patterns)
  if (known) return known
  const checks: Checks = { verdicts: new Map(), waitingChecks: new Map(), runningCount: 0 }
  memory.set(patterns, checks)
  return checks
}

/** Moves an entry to the end of a map, as the newest. */
function renew<Value>(map: Map<string, Value>, key: string): void {
  const value = map.get(key)
  if (value === undefined) return
  map.delete(key)
  map.set(key, value)
}

function beginNext(checks: Checks): void {
  // The newest request runs first, because an operator waits for its result. Older requests may be
  // outdated.
  const next = [...checks.waitingChecks].at(-1)
  if (checks.runningCount >= atOnce || next === undefined) return
  const [source, begin] = next
  checks.waitingChecks.delete(source)
  checks.runningCount += 1
  begin()
}

/** Runs a check when a slot is free. */
async function inTurn(
  checks: Checks,
  source: string,
  check: () => Promise<PatternVerdict>,
): Promise<PatternVerdict> {
  await new Promise<void>((begin) => {
    checks.waitingChecks.set(source, begin)
    beginNext(checks)
  })
  try {
    return await check()
  } finally {
    checks.runningCount -= 1
    beginNext(checks)
  }
}

async function findOut(
  { patterns, store, now }: CheckContext,
  checks: Checks,
  source: string,
  { dialect }: RegexPattern,
): Promise<PatternVerdict> {
  const { checker } = patterns
  const id = await sha256(JSON.stringify([checker, dialect, source]))
  const row = await store.patternVerdicts.get(id)
  // The cast is safe: only the insert below writes `verdict`.
  if (row) return row.verdict as PatternVerdict
  const verdict = await inTurn(checks, source, () => patterns.classify(source))
  const found = { id, checker, dialect, pattern: source, verdict, checkedAt: now() }
  // Another process may have stored the same result, so an existing row is no error.
  await unlessThere(() => store.patternVerdicts.insert(found))
  return verdict
}

/**
 * Result of the check of a pattern: from memory, from the store, or from a new check. A new check
 * continues even if the caller stops waiting. Rejects when the check or the store fails; the next
 * call tries again.
 */
export function verdictOn(
  context: CheckContext,
  source: string,
  pattern: RegexPattern,
): Promise<PatternVerdict> {
  const checks = checksOf(context)
  const { verdicts, waitingChecks } = checks
  const verdict = verdicts.get(source) ?? findOut(context, checks, source, pattern)
  verdicts.set(source, verdict)
  renew(verdicts, source)
  renew(waitingChecks, source)
  for (const oldest of verdicts.keys()) {
    if (verdicts.size <= mostRemembered) break
    verdicts.delete(oldest)
  }
  verdict.catch(() => verdicts.get(source) === verdict && verdicts.delete(source))
  return verdict
}
