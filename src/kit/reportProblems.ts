const reportedProblems = new Set<string>()

/**
 * Reports problems that the portal has worked around, each once per page load: in the console, and
 * as an event for error collectors. Reports must not contain input of visitors.
 */
export function reportProblems(topic: string, problems: readonly object[]): void {
  for (const problem of problems) {
    const line = `${topic}: ${JSON.stringify(problem)}`
    if (reportedProblems.has(line)) continue
    reportedProblems.add(line)
    // biome-ignore lint/suspicious/noConsole: developers read reports in the console.
    console.warn(line)
    window.dispatchEvent(new CustomEvent('portico:problem', { detail: { topic, problem } }))
  }
}
