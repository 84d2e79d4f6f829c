import { describe, expect, it } from 'vitest'
import { verdictOf } from './verdict.ts'

const advisory = { title: 'Prototype pollution', url: 'https://example.org/GHSA-1' }
const report = {
  auditReportVersion: 2,
  vulnerabilities: {
    qs: { name: 'qs', severity: 'high', via: [advisory] },
    express: { name: 'express', severity: 'high', via: ['qs'] },
  },
}

describe('audit report', () => {
  it('verdictOf lists each vulnerable package with its severity', () => {
    expect(verdictOf(JSON.stringify(report))).toEqual({
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

  it('verdictOf returns an empty list for a report without vulnerabilities', () => {
    const none = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} })
    expect(verdictOf(none)).toEqual({ kind: 'answered', holes: [] })
  })

  it.each([
    ['', 'it said nothing that can be read'],
    ['<html>', 'it said nothing that can be read'],
    ['{"message":"405 Method Not Allowed","statusCode":405}', '405 Method Not Allowed'],
    ['{"error":{"code":"ENOTFOUND"}}', 'it has no list'],
  ])('verdictOf returns `unanswered` when the registry returns no report: %j', (output, reason) => {
    expect(verdictOf(output)).toEqual({ kind: 'unanswered', reason })
  })
})
