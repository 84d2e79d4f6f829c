/** Vulnerability of a package in the output of `npm audit --json`. */
type Vulnerability = {
  name: string
  severity: string
  via: readonly (string | { title?: string; url?: string })[]
}

export type Verdict =
  | { kind: 'unanswered'; reason: string }
  | { kind: 'answered'; holes: { name: string; severity: string; titles: string[] }[] }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isVulnerability = (value: unknown): value is Vulnerability =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  typeof value.severity === 'string' &&
  Array.isArray(value.via)

/**
 * Parses the output of `npm audit --json`. The result is `unanswered` if the registry mirror has no
 * audit reports or there is no network.
 */
export function verdictOf(output: string): Verdict {
  const report = parse(output)
  if (!isRecord(report)) return { kind: 'unanswered', reason: 'it said nothing that can be read' }
  const { vulnerabilities, message } = report
  if (!isRecord(vulnerabilities)) {
    return { kind: 'unanswered', reason: typeof message === 'string' ? message : 'it has no list' }
  }
  const holes = Object.values(vulnerabilities)
    .filter(isVulnerability)
    .map(({ name, severity, via }) => ({
      name,
      severity,
      titles: via.map((one) =>
        typeof one === 'string' ? `by ${one}` : [one.title, one.url].filter(Boolean).join(' '),
      ),
    }))
  return { kind: 'answered', holes }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
