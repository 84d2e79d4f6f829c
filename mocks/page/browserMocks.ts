import type { Context } from '../../platform/domain/base/context/context.ts'
import type { Outbox } from '../../platform/domain/base/context/outbox.ts'
import type { Clock } from '../../platform/domain/base/time/clock.ts'
import type { ScenarioSwitch } from '../scenarios/scenarios.ts'
import type { CallRecorder } from './callRecorder.ts'

/** Interface of the mocks for the developer panel. */
export type BrowserMocks = {
  /** Current domain; read on each use, because another tab may have replaced it. */
  context(): Context
  clock: Clock
  /** SMS and e-mails sent from every tab. */
  outbox: Outbox
  scenarios: ScenarioSwitch
  /** Last calls of all tabs, including those before a reload. */
  calls: Pick<CallRecorder, 'calls' | 'forget' | 'subscribe'>
  /** Resets the platform to its seed. */
  reset(): Promise<void>
}
