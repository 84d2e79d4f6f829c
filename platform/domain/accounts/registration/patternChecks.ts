/** Finds out about patterns in the background, each once, and keeps what was found. */
import type { RegexPattern } from '../../../../src/lib/patterns/pattern.ts'
import type { Context, PatternVerdict } from '../../base/context/context.ts'
import { sha256 } from '../../base/context/digest.ts'
import { unlessThere } from '../../base/storage/unlessThere.ts'

/** Milliseconds for which a verdict is kept; after that the pattern is checked again. */
export const verdictsKept = 90 * 24 * 3_600_000

const mostRemembered = 1_000
/** Checks that run at once: each takes a core for as long as it lasts. */
const atOnce = 2

type CheckContext = Pick<Context, 'patterns' | 'store' | 'now'>

/** The checks of one process: settled or under way, the one that was asked for last at the end. */
type Checks = {
  verdicts: Map<string, Promise<PatternVerdict>>
  /** Those that wait for their turn, with what begins them. */
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

/** Moves an entry to the end of a map, where the newest are. */
function renew<Value>(map: Map<string, Value>, key: string): void {
  const value = map.get(key)
  if (value === undefined) return
  map.delete(key)
  map.set(key, value)
}

function beginNext(checks: Checks): void {
  // The newest question first: an operator waits for it, and older ones may be out of date.
  const next = [...checks.waitingChecks].at(-1)
  if (checks.runningCount >= atOnce || next === undefined) return
  const [source, begin] = next
  checks.waitingChecks.delete(source)
  checks.runningCount += 1
  begin()
}

/** Runs a check when its turn has come. */
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
  // Only the line below writes the column.
  if (row) return row.verdict as PatternVerdict
  const verdict = await inTurn(checks, source, () => patterns.classify(source))
  const found = { id, checker, dialect, pattern: source, verdict, checkedAt: now() }
  // Another process may have found the same.
  await unlessThere(() => store.patternVerdicts.insert(found))
  return verdict
}

/**
 * The verdict on a pattern: remembered, from the store, or of a check that begins now and goes on
 * though nobody waits for it. Rejects when the check or the store failed; the next call tries
 * again.
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
