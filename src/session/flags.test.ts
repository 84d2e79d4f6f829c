import { describe, expect, it } from 'vitest'
import { enabledModules } from './flags.ts'

describe('the whitelabel tree', () => {
  it('[ROLE-01, ROLE-25] has a module on only when it and all above it are enabled', () => {
    const modules = enabledModules([
      {
        modId: 'MEMBER3',
        enabled: true,
        childrenNodes: [
          { modId: 'USERNAMEREG3', enabled: true },
          { modId: 'MOBILENUMREG3', enabled: false },
        ],
      },
      {
        modId: 'OFF3',
        enabled: false,
        childrenNodes: [{ modId: 'PTSYS3', enabled: true }],
      },
    ])
    expect([...modules]).toEqual(['MEMBER3', 'USERNAMEREG3'])
  })

  it('has everything off when the answer has no tree', () => {
    expect(enabledModules(undefined).size).toBe(0)
  })
})
