import { expect, it } from 'vitest'
import { isFieldType, typeTraits } from '../../../identity/ruledField/fieldRegistry.ts'
import { problemsOfRule } from '../localProblems.ts'
import { absentFields, newRule, ownNameProblem } from './newRule.ts'

const label = { pt: 'Campo' }

it.each(Object.keys(typeTraits).filter(isFieldType))(
  'a new field of the type %s is publishable, except for the missing options of a list',
  (type) => {
    const rule = newRule({ name: 'shoeSize', type, label })
    const missing = type === 'select' ? ['OPTIONS_MISSING'] : []
    expect(problemsOfRule(rule).map(({ code }) => code)).toEqual(missing)
  },
)

it('a new built-in field has no type, and starts with the defaults of its control', () => {
  expect(newRule({ name: 'email', type: 'text', label: undefined })).toMatchObject({
    patternId: 'MAILBOX',
  })
  expect(newRule({ name: 'email', type: 'text', label: undefined })).not.toHaveProperty('type')
})

it('absentFields lists the built-in fields that the rules lack', () => {
  const all = absentFields([])
  expect(all).toContain('email')
  expect(absentFields(all.filter((name) => name !== 'qqNum'))).toEqual(['qqNum'])
})

it('a custom field name that differs from a built-in field name only by case is rejected', () => {
  expect(ownNameProblem('Email', [])).toEqual({ code: 'NAME_KNOWN', values: { name: 'email' } })
  expect(ownNameProblem('shoeSize', ['email'])).toBeUndefined()
})
