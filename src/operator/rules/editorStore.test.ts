import { beforeEach, describe, expect, it } from 'vitest'
import type { PublishedRules } from './draft.ts'
import {
  beginDraft,
  dropDraft,
  editRule,
  followLive,
  hasChanges,
  moveField,
  noteFindings,
  useEditor,
} from './editorStore.ts'

const published = (version: number, minLength = 4): PublishedRules => ({
  version,
  author: 'operator',
  note: '',
  createdAt: '2026-11-21T12:00:00Z',
  verdicts: [{ field: 'username', verdict: 'safe', dialect: 'u' }],
  draft: {
    minimumAge: 18,
    fields: ['username', 'email'].map((name) => ({
      name,
      enabled: true,
      required: true,
      acceptedPattern: '^[a-z]+$',
      patternId: 'ALPHANUMERIC',
      minLength,
      maxLength: 16,
    })),
  },
})

const state = () => useEditor.getState()

beforeEach(() => {
  dropDraft()
  beginDraft(published(3))
})

describe('the editor', () => {
  it('follows a newer version while nothing is edited', () => {
    followLive(published(4, 5))
    expect(state().base?.version).toBe(4)
    expect(state().draft.fields[0]?.minLength).toBe('5')
  })

  it('keeps what is edited when a newer version arrives, and the version it was made from', () => {
    editRule('username', { minLength: '7' })
    followLive(published(4, 5))
    expect(state().base?.version).toBe(3)
    expect(state().draft.fields[0]?.minLength).toBe('7')
  })

  it('has no changes once an edit was taken back', () => {
    editRule('username', { minLength: '7' })
    expect(hasChanges(state())).toBe(true)
    editRule('username', { minLength: '4' })
    expect(hasChanges(state())).toBe(false)
  })
})

describe('a problem', () => {
  const problems = [
    { path: '/fields/0/minLength', code: 'MIN_ABOVE_MAX' as const, reason: 'x' },
    { path: '/fields/1/required', code: 'CORE_FIELD' as const, reason: 'y' },
  ]

  it('goes when its property is edited, and the others stay', () => {
    noteFindings(state().draft, problems, [])
    editRule('username', { maxLength: '40' })
    expect(state().problems.map(({ code }) => code)).toEqual(['CORE_FIELD'])
  })

  it('stays with its field when the field is moved', () => {
    noteFindings(state().draft, problems, [])
    expect(moveField('username', 1)).toBe(2)
    expect(state().problems[0]).toMatchObject({ field: 'username', property: 'minLength' })
  })
})
