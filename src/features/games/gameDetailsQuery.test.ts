import { expect, it } from 'vitest'
import { ApiError } from '../../api/failure.ts'
import { isUnknownGame } from './gameDetailsQuery.ts'

it('isUnknownGame distinguishes an unknown game from other failures', () => {
  const rejected = (code: string) =>
    new ApiError('GET /wps/games/{nodeId}', { kind: 'rejected', code, details: {} })
  expect(isUnknownGame(rejected('NOT_FOUND'))).toBe(true)
  expect(isUnknownGame(rejected('REQUEST_INVALID'))).toBe(true)
  expect(isUnknownGame(rejected('MODULE_OFF'))).toBe(false)
  expect(isUnknownGame(new ApiError('GET /', { kind: 'broken', status: 404 }))).toBe(false)
  expect(isUnknownGame(new Error('NOT_FOUND'))).toBe(false)
})
