// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aStatus } from '../app/testing.tsx'
import { completeStatus } from './completeStatus.ts'

const reports = vi.fn()
beforeEach(() => {
  reports.mockClear()
  vi.spyOn(console, 'warn').mockImplementation(reports)
})

/** Parts that a platform need not have, as the portal takes them then. */
const absent = {
  homeResources: {},
  demonstrationAccounts: [],
  codeChannels: ['SMS', 'EMAIL'],
}

describe('a status', () => {
  it('loses only the entries that are none, and says so once', () => {
    const service = aStatus().customerService[0]
    const broken = { ...aStatus(), customerService: [null, service, 'x'] }
    expect(completeStatus(broken).customerService).toEqual([service])
    completeStatus(broken)
    expect(reports.mock.calls).toEqual([['status: {"part":"customerService"}']])
  })

  it('stays what it is when nothing is wrong with it', () => {
    const status = aStatus({ maintenanceEndsAt: '2026-11-21T13:00:00Z' })
    expect(completeStatus(status)).toEqual({ ...status, ...absent })
    expect(reports).not.toHaveBeenCalled()
  })

  it.each(Object.keys(aStatus()))('goes on without %s, whatever stands there instead', (part) => {
    for (const value of [undefined, null, 'x', 7, [null, 7, {}], { keys: 'x', agents: null }]) {
      const { [part]: completed, ...rest } = completeStatus({
        ...aStatus(),
        [part]: value,
      }) as Record<string, unknown>
      const { [part]: usual, ...others } = aStatus() as Record<string, unknown>
      expect(rest).toEqual({ ...absent, ...others })
      expect(typeof completed).toBe(typeof usual)
      expect(Array.isArray(completed)).toBe(Array.isArray(usual))
    }
  })

  it('keeps the part of the market that is right', () => {
    const market = { minimumAge: 21, currencySymbol: null }
    expect(completeStatus({ ...aStatus(), market }).market).toMatchObject({
      minimumAge: 21,
      currencySymbol: 'R$',
      riskNotice: true,
    })
  })

  it.each([null, 'maintenance', 7, []])('is none when it is %j', (answer) => {
    expect(() => completeStatus(answer)).toThrow(TypeError)
  })
})
