/**
 * Runs steps one after the other, each in its own frame, because all together would take longer
 * than a frame. The first step runs at once. A hidden page draws no frames, so there all steps run
 * at once.
 */
export function runInFrames([step, ...others]: readonly (() => void)[]): void {
  step?.()
  if (others.length === 0) return
  if (document.hidden) runInFrames(others)
  // The frame of the callback lays out what this step has changed.
  else requestAnimationFrame(() => setTimeout(runInFrames, 0, others))
}

/** Resolves in the next frame; in a hidden page at once. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => runInFrames([() => {}, resolve]))
