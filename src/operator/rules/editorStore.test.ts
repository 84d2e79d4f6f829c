import { beforeEach, describe, expect, it } from 'vitest'
import type { PublishedRules } from './draft.ts'
import {
  beginDraft,
  dropDraft,
  editRule,
  finishMerge,
  followLive,
  hasChanges,
  noteFindings,
  redo,
  undo,
  useEditor,
} from './editorStore.ts'
import {
  editField,
  moveField,
  putBack,
  readersBrokenBy,
  setGroups,
  setLayout,
} from './formEdits.ts'

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

describe('editor of the rules', () => {
  it('the editor follows a newer version while nothing is edited', () => {
    followLive(published(4, 5))
    expect(state().base?.version).toBe(4)
    expect(state().draft.fields[0]?.minLength).toBe('5')
  })

  it('the editor keeps its edits and their base when a newer version arrives', () => {
    editRule('username', { minLength: '7' })
    followLive(published(4, 5))
    expect(state().base?.version).toBe(3)
    expect(state().draft.fields[0]?.minLength).toBe('7')
  })

  it('the editor has no changes once an edit is reversed', () => {
    editRule('username', { minLength: '7' })
    expect(hasChanges(state())).toBe(true)
    editRule('username', { minLength: '4' })
    expect(hasChanges(state())).toBe(false)
  })
})

describe('problems in the editor', () => {
  const problems = [
    { path: '/fields/0/minLength', code: 'MIN_ABOVE_MAX' as const, reason: 'x' },
    { path: '/fields/1/required', code: 'CORE_FIELD' as const, reason: 'y' },
  ]

  it('editing a property removes its problem and keeps the others', () => {
    noteFindings(state().draft, problems, [])
    editRule('username', { maxLength: '40' })
    expect(state().problems.map(({ code }) => code)).toEqual(['CORE_FIELD'])
  })

  it('a problem stays with its field when the field is moved', () => {
    noteFindings(state().draft, problems, [])
    expect(moveField('username', 1)).toBe(2)
    expect(state().problems[0]).toMatchObject({ field: 'username', property: 'minLength' })
  })
})

describe('undo and redo', () => {
  it('undo reverts one step at a time, and redo repeats it', () => {
    editRule('username', { enabled: false })
    moveField('username', 1)
    undo()
    expect(state().draft.fields[0]).toMatchObject({ name: 'username', enabled: false })
    undo()
    expect(hasChanges(state())).toBe(false)
    redo()
    redo()
    expect(state().draft.fields[1]).toMatchObject({ name: 'username', enabled: false })
  })

  it('undo reverts quick edits of one control as one step', () => {
    for (const minLength of ['5', '56', '567']) editRule('username', { minLength })
    undo()
    expect(state().draft.fields[0]?.minLength).toBe('4')
  })

  it('an edit after undo drops the redo steps', () => {
    editRule('username', { enabled: false })
    undo()
    editRule('email', { enabled: false })
    redo()
    expect(state().draft.fields.map(({ enabled }) => enabled)).toEqual([true, false])
  })

  it('undo reverts a new group and a new layout', () => {
    setGroups([{ id: 'group1', title: {} }])
    setLayout('steps')
    undo()
    undo()
    expect(hasChanges(state())).toBe(false)
    redo()
    expect(state().draft).toMatchObject({ groups: [{ id: 'group1' }] })
  })

  it('undo and redo without steps do nothing', () => {
    undo()
    redo()
    expect(hasChanges(state())).toBe(false)
  })
})

describe('removed field', () => {
  it('putBack restores a removed field at its position and keeps later edits', () => {
    const before = state().draft
    editField('username', { kind: 'remove' })
    const after = state().draft
    editRule('email', { required: false })
    putBack('username', before, after)
    expect(state().draft.fields).toMatchObject([{ name: 'username' }, { required: false }])
  })

  it('[FORM-03] removing a field can remove the conditions that depend on it, and putBack restores both', () => {
    editRule('email', {
      showWhen: [{ source: 'field', field: 'username', operator: 'answered' }],
    })
    const before = state().draft
    for (const edit of [
      { kind: 'remove' } as const,
      { kind: 'change', changes: { enabled: false } } as const,
    ]) {
      expect(readersBrokenBy(before, 'username', edit)).toEqual(['email'])
    }
    expect(
      readersBrokenBy(before, 'username', { kind: 'change', changes: { required: false } }),
    ).toEqual([])
    editField('username', { kind: 'remove' }, true)
    const after = state().draft
    expect(after.fields).toHaveLength(1)
    expect(after.fields[0]).not.toHaveProperty('showWhen')
    putBack('username', before, after)
    expect(state().draft).toEqual(before)
    editField('username', { kind: 'remove' })
    expect(state().draft.fields[0]).toHaveProperty('showWhen')
  })
})

describe('publication by another operator', () => {
  it("another operator's publication waits for a merge, which makes it the base of the draft", () => {
    editRule('username', { minLength: '7' })
    followLive(published(4, 5))
    expect(state().merge).toMatchObject({ kind: 'published', version: 4 })
    finishMerge(state().draft)
    expect(state()).toMatchObject({ merge: null, base: { version: 4 } })
    expect(state().draft.fields[0]?.minLength).toBe('7')
    expect(hasChanges(state())).toBe(true)
  })
})

describe('results of a check', () => {
  it('a problem of a pattern that was edited during the check is dropped', () => {
    const sent = state().draft
    editRule('username', { acceptedPattern: '^[a-y]+$' })
    const problem = {
      path: '/fields/0/acceptedPattern',
      code: 'PATTERN_HOSTILE' as const,
      reason: 'x',
    }
    noteFindings(sent, [problem], [])
    expect(state().problems).toEqual([])
  })
})
