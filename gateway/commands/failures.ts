/** Exit code for a wrong configuration. Other failures exit with 1. */
export const configurationExitCode = 2

/** Prints the messages to the error output. @returns `code`. */
export function fail(messages: readonly string[], code = 1): number {
  for (const message of messages) process.stderr.write(`${message}\n`)
  return code
}
