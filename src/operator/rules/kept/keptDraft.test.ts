// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import type { PublishedRules } from '../draft.ts'
import { toEdited } from '../draft.ts'
import { dropKeptDraft, isDraftKept, keepDraft, readKeptDraft } from './keptDraft.ts'

const base: PublishedRules = {
  version: 3,
  author: 'operator',
  note: '',
  createdAt: '2026-11-21T12:00:00Z',
  verdicts: [],
  draft: { minimumAge: 18, fields: [] },
}
const storedDraft = {
  savedAt: '2026-11-21T12:30:00Z',
  base,
  draft: toEdited(base.draft),
  note: 'why',
}

afterEach(() => localStorage.clear())

it('a stored draft is returned to its operator only', () => {
  keepDraft('ana', storedDraft)
  expect(readKeptDraft('ana')).toEqual(storedDraft)
  expect(isDraftKept('ana')).toBe(true)
  expect(readKeptDraft('bruno')).toBeNull()
  dropKeptDraft('ana')
  expect(readKeptDraft('ana')).toBeNull()
  expect(isDraftKept('ana')).toBe(false)
})

it('a stored draft with groups and an unfinished condition is returned unchanged', () => {
  const groups = [{ id: 'person', title: { pt: 'Sobre você' } }]
  const showWhen = [{ source: 'field' as const, operator: 'equals' as const }]
  const rule = {
    name: 'district',
    enabled: true,
    required: false,
    acceptedPattern: '*',
    patternId: 'LENGTH_ONLY' as const,
    minLength: '1',
    maxLength: '9',
    group: 'person',
    showWhen,
  }
  const grouped = { minimumAge: '18', groups, layout: 'steps' as const, fields: [rule] }
  keepDraft('ana', { ...storedDraft, draft: grouped })
  expect(readKeptDraft('ana')?.draft).toEqual(grouped)
})

it.each([
  ['of another version', { ...storedDraft, version: 0 }],
  ['without its base', { version: 1, savedAt: '', draft: storedDraft.draft, note: '' }],
  [
    'with an invalid rule',
    { version: 1, ...storedDraft, draft: { minimumAge: '18', fields: [{}] } },
  ],
  [
    'with an invalid group',
    { version: 1, ...storedDraft, draft: { minimumAge: '18', groups: [{}], fields: [] } },
  ],
  ['that is not an object', 'garbage'],
])('readKeptDraft drops a stored draft %s', (_, stored) => {
  localStorage.setItem('operatorDraft/ana', JSON.stringify(stored))
  expect(readKeptDraft('ana')).toBeNull()
  expect(localStorage.getItem('operatorDraft/ana')).toBeNull()
})
