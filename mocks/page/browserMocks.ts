import type { Context } from '../../platform/domain/base/context/context.ts'
import type { Outbox } from '../../platform/domain/base/context/outbox.ts'
import type { Clock } from '../../platform/domain/base/time/clock.ts'
import type { ScenarioSwitch } from '../scenarios/scenarios.ts'
import type { CallRecorder } from './callRecorder.ts'

/** What the developer's panel works with. */
export type BrowserMocks = {
  /** The domain as it is now; another tab may have changed it, so it is asked for each time. */
  context(): Context
  clock: Clock
  /** What went out by sms and mail, from every tab. */
  outbox: Outbox
  scenarios: ScenarioSwitch
  /** The last calls of every tab, and those from before they were loaded. */
  calls: Pick<CallRecorder, 'calls' | 'forget' | 'subscribe'>
  /** Forgets everything that happened; the personas are back as they were. */
  reset(): Promise<void>
}
