import { describe, vi } from 'vitest'
import { onMocks } from './calls/platform.ts'
import { describeEveryCall } from './suite.ts'

// A call with many fields is sent in hundreds of wrong ways.
vi.setConfig({ testTimeout: 60_000 })

describe('on the mocks', () => describeEveryCall(async () => onMocks()))
