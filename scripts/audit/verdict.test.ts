import { describe, expect, it } from 'vitest'
import { verdictOf } from './verdict.ts'

const advisory = { title: 'Prototype pollution', url: 'https://example.org/GHSA-1' }
const found = {
  auditReportVersion: 2,
  vulnerabilities: {
    qs: { name: 'qs', severity: 'high', via: [advisory] },
    express: { name: 'express', severity: 'high', via: ['qs'] },
  },
}

describe('what the registry says of the packages', () => {
  it('names each with a hole, and how bad it is', () => {
    expect(verdictOf(JSON.stringify(found))).toEqual({
      kind: 'answered',
      holes: [
        {
          name: 'qs',
          severity: 'high',
          titles: ['Prototype pollution https://example.org/GHSA-1'],
        },
        { name: 'express', severity: 'high', titles: ['by qs'] },
      ],
    })
  })

  it('is good when there is none', () => {
    const none = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} })
    expect(verdictOf(none)).toEqual({ kind: 'answered', holes: [] })
  })

  it.each([
    ['', 'it said nothing that can be read'],
    ['<html>', 'it said nothing that can be read'],
    ['{"message":"405 Method Not Allowed","statusCode":405}', '405 Method Not Allowed'],
    ['{"error":{"code":"ENOTFOUND"}}', 'it has no list'],
  ])('is not known where it did not answer: %j', (printed, reason) => {
    expect(verdictOf(printed)).toEqual({ kind: 'unanswered', reason })
  })
})
