// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aStatus } from '../app/testing.tsx'
import { completeStatus } from './completeStatus.ts'

const reports = vi.fn()
beforeEach(() => {
  reports.mockClear()
  vi.spyOn(console, 'warn').mockImplementation(reports)
})

/** Defaults of the properties that a platform may omit. */
const defaults = {
  homeResources: {},
  demonstrationAccounts: [],
  codeChannels: ['SMS', 'EMAIL'],
}

describe('completeStatus', () => {
  it('completeStatus drops invalid list entries and reports the list once', () => {
    const service = aStatus().customerService[0]
    const broken = { ...aStatus(), customerService: [null, service, 'x'] }
    expect(completeStatus(broken).customerService).toEqual([service])
    completeStatus(broken)
    expect(reports.mock.calls).toEqual([['status: {"part":"customerService"}']])
  })

  it('completeStatus returns a valid status with optional properties filled in, and reports nothing', () => {
    const status = aStatus({ maintenanceEndsAt: '2026-11-21T13:00:00Z' })
    expect(completeStatus(status)).toEqual({ ...status, ...defaults })
    expect(reports).not.toHaveBeenCalled()
  })

  it('completeStatus drops an end of the maintenance that is not text', () => {
    const broken = { ...aStatus(), maintenanceEndsAt: 1_795_000_000 }
    expect(completeStatus(broken)).toEqual({ ...aStatus(), ...defaults })
  })

  it.each(Object.keys(aStatus()))(
    'completeStatus replaces a missing or invalid %s and keeps all other parts',
    (part) => {
      for (const value of [undefined, null, 'x', 7, [null, 7, {}], { keys: 'x', agents: null }]) {
        const { [part]: completed, ...rest } = completeStatus({
          ...aStatus(),
          [part]: value,
        }) as Record<string, unknown>
        const { [part]: usual, ...others } = aStatus() as Record<string, unknown>
        expect(rest).toEqual({ ...defaults, ...others })
        expect(typeof completed).toBe(typeof usual)
        expect(Array.isArray(completed)).toBe(Array.isArray(usual))
      }
    },
  )

  it('completeStatus replaces only the invalid properties of the market', () => {
    const market = { minimumAge: 21, currencySymbol: null }
    expect(completeStatus({ ...aStatus(), market }).market).toMatchObject({
      minimumAge: 21,
      currencySymbol: 'R$',
      riskNotice: true,
    })
  })

  it.each([null, 'maintenance', 7, []])('completeStatus throws for %j', (answer) => {
    expect(() => completeStatus(answer)).toThrow(TypeError)
  })
})
