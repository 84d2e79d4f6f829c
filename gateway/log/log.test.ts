import { describe, expect, it } from 'vitest'
import { createLog, errorFields } from './log.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')

function capture(level: Parameters<typeof createLog>[0]) {
  let written = ''
  const log = createLog(
    level,
    (lines) => {
      written += lines
    },
    () => noon,
  )
  return { log, written: () => written }
}

describe('the log', () => {
  it('writes one JSON object a line, with time, level and event', () => {
    const { log, written } = capture('info')
    log.info('started', { url: 'http://127.0.0.1:8080' })
    log.warn('odd\nname')
    log.flush()
    const lines = written().trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        time: '2026-11-21T12:00:00.000Z',
        level: 'info',
        event: 'started',
        url: 'http://127.0.0.1:8080',
      },
      { time: '2026-11-21T12:00:00.000Z', level: 'warn', event: 'odd\nname' },
    ])
  })

  it('leaves out what is below its level', () => {
    const { log, written } = capture('warn')
    log.info('quiet')
    log.flush()
    expect(written()).toBe('')
  })

  it('says nothing at all when it is silent', () => {
    const { log, written } = capture('silent')
    log.error('loud')
    log.flush()
    expect(written()).toBe('')
  })

  it('writes an error at once, together with what led to it', () => {
    const { log, written } = capture('info')
    log.info('before')
    log.error('failed', errorFields(new TypeError('no such thing')))
    expect(written().split('\n')).toHaveLength(3)
    expect(written()).toContain('"error":"TypeError","message":"no such thing"')
  })
})

describe('what the log says of an error', () => {
  it.each([
    ['Unexpected token \'s\', "{"pin": secret}" is not valid JSON', 'secret'],
    ['invalid input syntax for type json: "secret', 'secret'],
    ["The argument must be a number. Received type string ('secret')", 'secret'],
  ])('repeats nothing that was given: %s', (message, secret) => {
    const error = new SyntaxError(message)
    expect(error.stack).toContain(secret)
    const fields = errorFields(error)
    expect(JSON.stringify(fields)).not.toContain(secret)
    expect(fields).toMatchObject({
      error: 'SyntaxError',
      stack: expect.stringContaining('log.test'),
    })
  })

  it('names the property that could not be read, and the code of the system', () => {
    const error = Object.assign(new Error("Cannot read properties of undefined (reading 'name')"), {
      code: 'ECONNRESET',
    })
    expect(errorFields(error)).toMatchObject({
      message: "Cannot read properties of undefined (reading 'name')",
      code: 'ECONNRESET',
    })
  })

  it('is also what caused it, with nothing that was given either', () => {
    const cause = new Error('disk is full, writing "secret"')
    const told = errorFields(new Error('The store cannot be used now', { cause }))
    expect(told).toMatchObject({
      message: 'The store cannot be used now',
      cause: 'disk is full, writing …',
    })
  })

  it('is nothing of what was thrown when that is no error', () => {
    expect(errorFields('secret')).toEqual({ error: 'string' })
  })
})
