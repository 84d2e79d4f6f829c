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
