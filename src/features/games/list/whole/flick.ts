/** Where a page was scrolled to: when, in milliseconds, and how far, in pixels. */
export type ScrollStep = { at: number; offset: number }

/** Pixels a second from which nobody sees what goes by, and below which it can be read again. */
const blursFrom = 5000
const clearsBelow = 2500
/** Steps that tell a flick from a jump, which is one, and for how many milliseconds they count. */
const stepsOfFlick = 4
const span = 200

/** The steps that still tell how fast a page is scrolled, after another one. */
export const withStep = (steps: readonly ScrollStep[], step: ScrollStep): ScrollStep[] => [
  ...steps.filter(({ at }) => step.at - at <= span),
  step,
]

/** Whether a page goes by too fast to be read. @param was Whether it did before the last step. */
export function isFlick(steps: readonly ScrollStep[], was: boolean): boolean {
  const first = steps[0]
  const last = steps.at(-1)
  if (first === undefined || last === undefined) return false
  if (!was && steps.length < stepsOfFlick) return false
  const speed = (Math.abs(last.offset - first.offset) * 1000) / Math.max(1, last.at - first.at)
  return speed >= (was ? clearsBelow : blursFrom)
}
