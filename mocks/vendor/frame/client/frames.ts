/** Waiting steps. Each runs in a frame of its own. */
const waiting: (() => void)[] = []

function runNext(): void {
  // The browser lays out the changes of the previous step in the frame of this callback.
  requestAnimationFrame(() =>
    setTimeout(() => {
      const step = waiting.shift()
      if (waiting.length > 0) runNext()
      step?.()
    }),
  )
}

/**
 * Runs a step in its own frame, after all steps that already wait, because several changes of the
 * page together would take longer than a frame. A hidden page draws no frames, so there all steps
 * run at once.
 */
export function runInFrame(step: () => void): void {
  waiting.push(step)
  if (document.hidden) for (const one of waiting.splice(0)) one()
  else if (waiting.length === 1) runNext()
}

/** Runs the first step at once and each of the others in its own frame. */
export function runInFrames([step, ...others]: readonly (() => void)[]): void {
  step?.()
  for (const other of others) runInFrame(other)
}

/** Creates a function that shows the latest of the values passed to it, in its own frame. */
export function showInFrame<Value>(show: (value: Value) => void): (value: Value) => void {
  let latest: { value: Value } | undefined
  return (value) => {
    const isWaiting = latest !== undefined
    latest = { value }
    if (isWaiting) return
    runInFrame(() => {
      const shown = latest
      latest = undefined
      if (shown) show(shown.value)
    })
  }
}

/** Resolves in the next frame; in a hidden page at once. */
export const nextFrame = (): Promise<void> => new Promise(runInFrame)
