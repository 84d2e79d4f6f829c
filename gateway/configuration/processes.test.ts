import { availableParallelism } from 'node:os'
import { expect, it } from 'vitest'
import { readProcesses } from './processes.ts'

const DATABASE_URL = 'postgres://a@localhost/b'

it.each([
  [{}, 1],
  [{ DATABASE_URL }, 1],
  [{ DATABASE_URL, PORTICO_PROCESSES: '3' }, 3],
  [{ DATABASE_URL, PORTICO_PROCESSES: 'auto' }, availableParallelism()],
  [{ PORTICO_PROCESSES: 'auto' }, 1],
  [{ PORTICO_PROCESSES: '1' }, 1],
])('the environment %j leads to %i processes', (env, count) => {
  const problems: string[] = []
  expect(readProcesses(env, problems)).toBe(count)
  expect(problems).toEqual([])
})

it.each([
  [{ PORTICO_PROCESSES: '2' }, 'without PostgreSQL'],
  [{ DATABASE_URL, PORTICO_PROCESSES: '0' }, 'from 1 to 64'],
  [{ DATABASE_URL, PORTICO_PROCESSES: '65' }, 'from 1 to 64'],
  [{ DATABASE_URL, PORTICO_PROCESSES: 'all' }, 'auto or a whole number'],
])('the environment %j is reported as a problem', (env, word) => {
  const problems: string[] = []
  readProcesses(env, problems)
  expect(problems).toEqual([expect.stringContaining(word)])
})
