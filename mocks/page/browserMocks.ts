import type { Context } from '../../platform/domain/base/context/context.ts'
import type { Outbox } from '../../platform/domain/base/context/outbox.ts'
import type { Clock } from '../../platform/domain/base/time/clock.ts'
import type { ScenarioSwitch } from '../scenarios/scenarios.ts'
import type { CallRecorder } from './callRecorder.ts'

/** Mocks in the browser, as the developer panel uses them. */
export type BrowserMocks = {
  /** Current domain. Callers must not keep it, because another tab may replace it. */
  context(): Context
  clock: Clock
  /** SMS and e-mails that all tabs have sent. */
  outbox: Outbox
  scenarios: ScenarioSwitch
  /** Last calls of all tabs, including those before a reload. */
  calls: Pick<CallRecorder, 'calls' | 'forget' | 'subscribe'>
  /** Replaces all data of the platform with the seed data. */
  reset(): Promise<void>
}
