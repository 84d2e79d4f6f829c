/** The exit code of a wrong configuration; other failures exit with 1. */
export const configurationExitCode = 2

/** Tells a person on the error output why nothing was done. @returns `code`. */
export function fail(messages: readonly string[], code = 1): number {
  for (const message of messages) process.stderr.write(`${message}\n`)
  return code
}
