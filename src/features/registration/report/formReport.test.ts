import { describe, expect, it } from 'vitest'
import { createFormNotes } from './formReport.ts'

const form = { rulesVersion: 13, method: 'username' } as const

describe('the report of a form', () => {
  it('names each field once, and the last one that had the focus', () => {
    const notes = createFormNotes()
    notes.noteSeen('username')
    notes.noteSeen('username')
    notes.noteFocused('password')
    notes.noteFailed('username')
    notes.noteFocused('username')
    expect(notes.end({ ...form, outcome: 'left' })).toEqual({
      ...form,
      outcome: 'left',
      seen: ['username', 'password'],
      failed: ['username'],
      leftAt: 'username',
    })
  })

  it('is told once, whatever ends the form a second time', () => {
    const notes = createFormNotes()
    notes.noteSeen('username')
    expect(notes.end({ ...form, outcome: 'left' })).toBeDefined()
    expect(notes.end({ ...form, outcome: 'left' })).toBeUndefined()
  })

  it('tells of a registration after the page was left and come back to, and of no leaving after it', () => {
    const notes = createFormNotes()
    notes.noteFocused('username')
    notes.end({ ...form, outcome: 'left' })
    expect(notes.end({ ...form, outcome: 'registered' })).toEqual({
      ...form,
      outcome: 'registered',
      seen: ['username'],
      failed: [],
    })
    const others = createFormNotes()
    others.noteSeen('username')
    others.end({ ...form, outcome: 'registered' })
    expect(others.end({ ...form, outcome: 'left' })).toBeUndefined()
  })

  it('is not made of a form that nobody saw', () => {
    expect(createFormNotes().end({ ...form, outcome: 'left' })).toBeUndefined()
  })
})
