import { describe, vi } from 'vitest'
import { breakable } from './breakableBehaviour.ts'
import { onGateway } from './calls/platform.ts'
import { describeFailing } from './serverFailures.ts'

vi.mock(import('../../../platform/handlers/all.ts'), async (load) => ({
  behaviour: breakable((await load()).behaviour),
}))

describe('every call on a failing gateway', () =>
  describeFailing(onGateway, ['GET /wps/system/status']))
