import { describe } from 'vitest'
import { behaviour } from '../../../platform/handlers/all.ts'
import { breakable } from './breakableBehaviour.ts'
import { onMocks } from './calls/platform.ts'
import { describeFailing } from './serverFailures.ts'

describe('every call on failing mocks', () =>
  describeFailing(async () => onMocks(breakable(behaviour))))
