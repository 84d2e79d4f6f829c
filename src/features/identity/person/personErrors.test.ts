import { expect, it } from 'vitest'
import { ApiError } from '../../../api/failure.ts'
import { checkField, serverErrors } from './personErrors.ts'

const ageCheck = { minimumAge: 18, today: '2026-11-21' }

it.each([
  ['number', '', 'numberMissing'],
  ['number', '111.111.111-11', 'numberInvalid'],
  ['number', ' 529.982.247-25 ', undefined],
  ['fullName', '  ', 'nameMissing'],
  ['fullName', 'Marina', 'nameInvalid'],
  ['fullName', ' Marina  Lopes ', undefined],
  ['birthday', '', 'birthdayMissing'],
  ['birthday', '2030-01-01', 'birthdayInvalid'],
  ['birthday', '1890-01-01', 'birthdayInvalid'],
  ['birthday', '2008-11-22', 'underAge'],
  ['birthday', '2008-11-21', undefined],
] as const)('checkField of %s %j returns %s', (field, text, problem) => {
  expect(checkField(field, text, ageCheck)).toBe(problem)
})

const aRejection = (code: string, details: object = {}) =>
  new ApiError('POST /wps/identity/person', { kind: 'rejected', code, details })

it("serverErrors assigns the server's rejections to the form fields", () => {
  const invalid = { field: 'number', problem: 'numberInvalid' }
  expect(serverErrors(aRejection('CPF_INVALID'))).toEqual([invalid])
  const fields = [
    { field: 'fullName', reason: 'pattern' },
    { field: 'birthday', reason: 'required' },
    { field: 'else', reason: 'required' },
  ]
  expect(serverErrors(aRejection('FIELDS_INVALID', { fields }))).toEqual([
    { field: 'fullName', problem: 'nameInvalid' },
    { field: 'birthday', problem: 'birthdayMissing' },
  ])
  expect(serverErrors(aRejection('NOT_POSSIBLE_NOW'))).toEqual([])
  expect(serverErrors(undefined)).toEqual([])
  expect(serverErrors(new Error('offline'))).toEqual([])
})
