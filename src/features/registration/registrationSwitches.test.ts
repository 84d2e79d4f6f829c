import { describe, expect, it } from 'vitest'
import { registrationSwitches } from './registrationSwitches.ts'

describe('what the modules say about registration', () => {
  it('[REG-01] [REG-02] shows the ways that are switched on, the username first', () => {
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

  it('is nothing until they are known', () => {
    expect(registrationSwitches(undefined)).toEqual({
      methods: [],
      smsVerification: false,
      mobilePassword: false,
    })
  })
})
