import type { Seed } from '../platform/domain/seed.ts'
import { demonstration } from './demonstration.ts'

/** The operator of the mocks; the password is known to everybody. */
export const mockOperator = { username: 'operator', password: 'correct-horse-battery' } as const

/** The seed of the mocks: the demonstration's rows and the operator. */
export const mockSeed: Seed = { demonstration, operatorPassword: mockOperator.password }
