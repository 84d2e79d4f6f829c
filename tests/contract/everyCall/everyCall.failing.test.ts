import { describe } from 'vitest'
import { behaviour } from '../../../platform/handlers/all.ts'
import { breakable } from './breakableBehaviour.ts'
import { onMocks } from './calls/platform.ts'
import { describeFailing } from './serverFailures.ts'

describe('on mocks that fail', () => describeFailing(async () => onMocks(breakable(behaviour))))
