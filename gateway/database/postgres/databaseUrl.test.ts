import { describe, expect, it } from 'vitest'
import { databaseUrlProblem, shownDatabaseUrl } from './databaseUrl.ts'

describe('database URL', () => {
  it.each([
    'postgres://portico:secret@db.example:5433/portico',
    'postgresql://db.example/portico?sslmode=verify-full',
    'postgres://portico@localhost/portico?host=%2Fvar%2Frun%2Fpostgresql',
    'postgres:///portico',
  ])('the database URL %s is accepted', (url) => {
    expect(databaseUrlProblem(url)).toBeUndefined()
  })

  it.each([
    ['portico', /no URL/],
    ['postgres://portico:sec/ret@db.example/portico', /%xx/],
    ['mysql://portico:secret@db.example/portico', /begin with postgres/],
    ['postgres:/portico:secret@db.example', /begin with postgres/],
    ['postgres://portico:secret@db.example', /names no database/],
    ['postgres://portico:secret@db.example/', /names no database/],
  ])('the database URL %s is rejected with a reason that hides its password', (url, reason) => {
    expect(databaseUrlProblem(url)).toMatch(reason)
    expect(databaseUrlProblem(url)).not.toMatch(/sec\/?ret/)
  })

  it('a database URL is displayed without its user, password and parameters', () => {
    expect(shownDatabaseUrl('postgres://portico:secret@db.example/main?password=secret')).toBe(
      'postgres://db.example:5432/main',
    )
    expect(shownDatabaseUrl('postgres://portico@localhost:5433/main?host=%2Ftmp%2Fs')).toBe(
      'postgres:///tmp/s:5433/main',
    )
  })
})
