import { expect, it } from 'vitest'
import { isFieldType, typeTraits } from '../../../identity/ruledField/fieldRegistry.ts'
import { problemsOfRule } from '../localProblems.ts'
import { absentFields, newRule, ownNameProblem } from './newRule.ts'

const label = { pt: 'Campo' }

it.each(Object.keys(typeTraits).filter(isFieldType))(
  'a new field of the type %s can be published as it is, but for the choices of a list',
  (type) => {
    const rule = newRule({ name: 'shoeSize', type, label })
    const missing = type === 'select' ? ['OPTIONS_MISSING'] : []
    expect(problemsOfRule(rule).map(({ code }) => code)).toEqual(missing)
  },
)

it('a field that every build knows has no type, and starts as its control needs it', () => {
  expect(newRule({ name: 'email', type: 'text', label: undefined })).toMatchObject({
    patternId: 'MAILBOX',
  })
  expect(newRule({ name: 'email', type: 'text', label: undefined })).not.toHaveProperty('type')
})

it('offers the known fields that the rules lack', () => {
  const all = absentFields([])
  expect(all).toContain('email')
  expect(absentFields(all.filter((name) => name !== 'qqNum'))).toEqual(['qqNum'])
})

it('sends who spells a known field in another way to the list', () => {
  expect(ownNameProblem('Email', [])).toEqual({ code: 'NAME_KNOWN', values: { name: 'email' } })
  expect(ownNameProblem('shoeSize', ['email'])).toBeUndefined()
})
