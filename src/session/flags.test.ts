import { describe, expect, it } from 'vitest'
import { enabledModules } from './flags.ts'

describe('enabledModules', () => {
  it('[ROLE-01, ROLE-25] a module is on only if it and all its ancestors are enabled', () => {
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

  it('enabledModules is empty without a whitelabel tree', () => {
    expect(enabledModules(undefined).size).toBe(0)
  })
})
