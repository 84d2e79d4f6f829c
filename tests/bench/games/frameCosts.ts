/** Event of a trace of Chromium; times in microseconds. */
type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  /** CPU time of the thread. Unlike the duration, it is not affected by other programs. */
  tts?: number
  tdur?: number
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

/** Thread with the most frames: the main thread of the page. */
function busiestThread(events: readonly TraceEvent[]): string | undefined {
  const frames = new Map<string, number>()
  for (const event of events) {
    if (event.name !== frameStart) continue
    frames.set(threadOf(event), (frames.get(threadOf(event)) ?? 0) + 1)
  }
  return [...frames].sort(([, one], [, other]) => other - one)[0]?.[0]
}

/**
 * CPU time for script, style and layout from the start of each frame until the next. Nested events
 * count once.
 * @param trace events of `Tracing.dataCollected`.
 * @returns milliseconds of each frame.
 * @throws if the trace has no frames.
 */
export function frameCosts(trace: readonly object[]): number[] {
  // Chromium's trace format; other fields are not read.
  const events = trace as TraceEvent[]
  const thread = busiestThread(events)
  if (thread === undefined) throw new Error('The trace has no frames')
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
