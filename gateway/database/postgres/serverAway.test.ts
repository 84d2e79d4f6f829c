import { DatabaseError } from 'pg'
import { describe, expect, it } from 'vitest'
import { isServerAway } from './serverAway.ts'

const fromServer = (code: string) => Object.assign(new DatabaseError('no', 2, 'error'), { code })
const fromSystem = (code: string) => Object.assign(new Error(`connect ${code}`), { code })

describe('PostgreSQL availability errors', () => {
  it.each([
    fromServer('57P01'),
    fromServer('57P03'),
    fromServer('53100'),
    fromServer('53200'),
    fromServer('53300'),
    fromServer('55P03'),
    fromServer('57014'),
    fromServer('25P03'),
    fromServer('58030'),
    fromServer('08006'),
    fromSystem('ECONNREFUSED'),
    fromSystem('ENOENT'),
    new AggregateError([fromSystem('ECONNREFUSED'), fromSystem('ENETUNREACH')]),
    new Error('Connection terminated unexpectedly'),
    new Error('Connection terminated due to connection timeout'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Query read timeout'),
  ])('PostgreSQL counts as unavailable after the error: %s', (error) => {
    expect(isServerAway(error)).toBe(true)
  })

  it.each([
    fromServer('23505'),
    fromServer('40P01'),
    fromServer('42P01'),
    fromServer('22P02'),
    new AggregateError([new Error('no')]),
    new Error('A step of the transaction failed, so that all of it was undone'),
    new TypeError('no text'),
    'ECONNREFUSED',
    undefined,
  ])('PostgreSQL does not count as unavailable after the error: %s', (error) => {
    expect(isServerAway(error)).toBe(false)
  })
})
