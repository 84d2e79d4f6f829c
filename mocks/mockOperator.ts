import type { Seed } from '../platform/domain/seed.ts'
import { demonstration } from './demonstration.ts'

/** Operator account of the mocks; its password is public. */
export const mockOperator = { username: 'operator', password: 'correct-horse-battery' } as const

/** Seed of the mocks: the demonstration's rows and the operator. */
export const mockSeed: Seed = { demonstration, operatorPassword: mockOperator.password }
