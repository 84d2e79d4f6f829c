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

describe('log', () => {
  it('the log writes one JSON object per line, with time, level and event', () => {
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

  it('the log omits lines below its level', () => {
    const { log, written } = capture('warn')
    log.info('quiet')
    log.flush()
    expect(written()).toBe('')
  })

  it('a silent log writes nothing', () => {
    const { log, written } = capture('silent')
    log.error('loud')
    log.flush()
    expect(written()).toBe('')
  })

  it('an error is written to the log immediately, after the buffered lines before it', () => {
    const { log, written } = capture('info')
    log.info('before')
    log.error('failed', errorFields(new TypeError('no such thing')))
    expect(written().split('\n')).toHaveLength(3)
    expect(written()).toContain('"error":"TypeError","message":"no such thing"')
  })
})

describe('errors in the log', () => {
  it.each([
    ['Unexpected token \'s\', "{"pin": secret}" is not valid JSON', 'secret'],
    ['invalid input syntax for type json: "secret', 'secret'],
    ["The argument must be a number. Received type string ('secret')", 'secret'],
  ])('the log of an error omits quoted input: %s', (message, secret) => {
    const error = new SyntaxError(message)
    expect(error.stack).toContain(secret)
    const fields = errorFields(error)
    expect(JSON.stringify(fields)).not.toContain(secret)
    expect(fields).toMatchObject({
      error: 'SyntaxError',
      stack: expect.stringContaining('log.test'),
    })
  })

  it("the log of an error contains its message with the name of a property, and the system's error code", () => {
    const error = Object.assign(new Error("Cannot read properties of undefined (reading 'name')"), {
      code: 'ECONNRESET',
    })
    expect(errorFields(error)).toMatchObject({
      message: "Cannot read properties of undefined (reading 'name')",
      code: 'ECONNRESET',
    })
  })

  it('the log of an error contains its cause without quoted input', () => {
    const cause = new Error('disk is full, writing "secret"')
    const told = errorFields(new Error('The store cannot be used now', { cause }))
    expect(told).toMatchObject({
      message: 'The store cannot be used now',
      cause: 'disk is full, writing …',
    })
  })

  it('the log of a thrown value that is not an error contains only its type', () => {
    expect(errorFields('secret')).toEqual({ error: 'string' })
  })
})
