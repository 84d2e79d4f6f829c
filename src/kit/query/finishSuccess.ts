/**
 * Waits for the follow-up of a successful action. An error in the follow-up is reported to
 * developers; the action still counts as successful.
 */
export async function finishSuccess(finish: () => unknown): Promise<void> {
  try {
    await finish()
  } catch (error) {
    reportError(error)
  }
}
