const reportedProblems = new Set<string>()

/**
 * Reports something that the portal had to do without, once per page: to the console, and as an
 * event for whatever collects reports. Never carries what a person typed.
 */
export function reportProblems(topic: string, problems: readonly object[]): void {
  for (const problem of problems) {
    const line = `${topic}: ${JSON.stringify(problem)}`
    if (reportedProblems.has(line)) continue
    reportedProblems.add(line)
    // biome-ignore lint/suspicious/noConsole: the place where operators and developers look.
    console.warn(line)
    window.dispatchEvent(new CustomEvent('portico:problem', { detail: { topic, problem } }))
  }
}
