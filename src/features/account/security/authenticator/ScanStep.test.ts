import { expect, it } from 'vitest'
import { inGroups } from './ScanStep.tsx'

it('inGroups splits a text into groups, the last of which may be shorter', () => {
  const groups = inGroups('JBSWY3DPEH', 4)
  expect(groups).toEqual([
    { at: 0, letters: 'JBSW' },
    { at: 4, letters: 'Y3DP' },
    { at: 8, letters: 'EH' },
  ])
  expect(inGroups('', 4)).toEqual([])
})
