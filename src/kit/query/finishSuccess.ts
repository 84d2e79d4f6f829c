/**
 * Waits for the follow-up of a successful action. An error in it is reported for developers; the
 * action still counts as successful.
 */
export async function finishSuccess(finish: () => unknown): Promise<void> {
  try {
    await finish()
  } catch (error) {
    reportError(error)
  }
}
