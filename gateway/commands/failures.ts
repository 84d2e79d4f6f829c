/** Exit code for an invalid configuration or invalid arguments. All other failures exit with 1. */
export const configurationExitCode = 2

/**
 * Prints messages to the standard error output.
 * @returns `code`.
 */
export function fail(messages: readonly string[], code = 1): number {
  for (const message of messages) process.stderr.write(`${message}\n`)
  return code
}
