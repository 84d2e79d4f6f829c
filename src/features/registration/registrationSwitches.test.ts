import { describe, expect, it } from 'vitest'
import { registrationSwitches } from './registrationSwitches.ts'

describe('registration switches', () => {
  it('[REG-01] [REG-02] the registration methods are those whose module is enabled, username first', () => {
    const modules = ['MOBILENUMREG3', 'USERNAMEREG3', 'REGMOBVERF3'].map((modId) => ({
      modId,
      enabled: true,
    }))
    expect(registrationSwitches(modules)).toEqual({
      methods: ['username', 'mobile'],
      smsVerification: true,
      mobilePassword: false,
    })
    const off = [{ modId: 'MEMBER3', enabled: false, childrenNodes: modules }]
    expect(registrationSwitches(off).methods).toEqual([])
  })

  it('all registration switches are off until the modules are loaded', () => {
    expect(registrationSwitches(undefined)).toEqual({
      methods: [],
      smsVerification: false,
      mobilePassword: false,
    })
  })
})
