/** Event of a trace of Chromium; times in microseconds. */
type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  /** CPU time of the thread, which other programs do not lengthen. */
  tts?: number
  tdur?: number
  args?: { data?: { message?: string } }
}

/** Names of events that run scripts, compute styles or lay out the page. */
const counted = new Set([
  'EvaluateScript',
  'FunctionCall',
  'FireAnimationFrame',
  'FireIdleCallback',
  'TimerFire',
  'EventDispatch',
  'RunMicrotasks',
  'MinorGC',
  'MajorGC',
  'UpdateLayoutTree',
  'RecalcStyle',
  'Layout',
])
const frameStart = 'BeginMainThreadFrame'

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`

/** Message with which a page marks its thread by `console.timeStamp`, since all tabs are traced. */
export const threadMark = 'measured page'

/** Main thread of the page that has marked itself. */
function markedThread(events: readonly TraceEvent[]): string | undefined {
  const mark = events.find(({ args }) => args?.data?.message === threadMark)
  return mark && threadOf(mark)
}

/**
 * CPU time for script, style and layout from the start of each frame until the next. Nested events
 * count once.
 * @param trace events of `Tracing.dataCollected`.
 * @returns milliseconds of each frame.
 * @throws if the trace has no mark.
 */
export function frameCosts(trace: readonly object[]): number[] {
  // Chromium's trace format; other fields are not read.
  const events = trace as TraceEvent[]
  const thread = markedThread(events)
  if (thread === undefined) throw new Error('The trace has no mark of the page')
  const own = events
    .filter((event) => threadOf(event) === thread)
    .sort((one, other) => one.ts - other.ts)
  const costs: number[] = []
  let coveredUntil = 0
  for (const { name, ph, tts = 0, tdur = 0 } of own) {
    if (name === frameStart) costs.push(0)
    if (ph !== 'X' || !counted.has(name) || costs.length === 0) continue
    // Nested events lie within the one around them.
    const added = Math.max(0, tts + tdur - Math.max(tts, coveredUntil))
    coveredUntil = Math.max(coveredUntil, tts + tdur)
    costs[costs.length - 1] = (costs.at(-1) ?? 0) + added / 1_000
  }
  return costs
}
