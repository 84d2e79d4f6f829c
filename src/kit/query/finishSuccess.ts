/** Waits for what follows a success. It stays one: what goes wrong now is for developers. */
export async function finishSuccess(finish: () => unknown): Promise<void> {
  try {
    await finish()
  } catch (error) {
    reportError(error)
  }
}
