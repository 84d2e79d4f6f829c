import { describe, expect, it } from 'vitest'
import { createFormNotes } from './formReport.ts'

const form = { rulesVersion: 13, method: 'username' } as const

describe('form report', () => {
  it('a form report lists each field once, and names the field that was focused last', () => {
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

  it('leaving a form twice creates only one form report', () => {
    const notes = createFormNotes()
    notes.noteSeen('username')
    expect(notes.end({ ...form, outcome: 'left' })).toBeDefined()
    expect(notes.end({ ...form, outcome: 'left' })).toBeUndefined()
  })

  it('a registration is reported even if the form was left before, but leaving the form after a registration is not reported', () => {
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

  it('a form that was never in view creates no report', () => {
    expect(createFormNotes().end({ ...form, outcome: 'left' })).toBeUndefined()
  })
})
