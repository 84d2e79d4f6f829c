import { describe, vi } from 'vitest'
import { onMocks } from './calls/platform.ts'
import { describeEveryCall } from './suite.ts'

// A call with many fields is sent hundreds of times, each time with another violation.
vi.setConfig({ testTimeout: 60_000 })

describe('every call on the mocks', () => describeEveryCall(async () => onMocks()))
