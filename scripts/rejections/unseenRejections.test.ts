import { expect, it } from 'vitest'
import { unseenRejections } from './unseenRejections.ts'

it('unseenRejections lists the rejections that no test has caused', () => {
  const operations = [
    { key: 'POST /a', rejections: ['NOT_POSSIBLE_NOW', 'FIELDS_INVALID'] },
    { key: 'GET /b', rejections: [] },
    { key: 'PUT /c', rejections: ['FIELDS_INVALID'] },
  ]
  const seen = 'PUT /c FIELDS_INVALID\nPOST /a FIELDS_INVALID\nPOST /a FIELDS_INVALID\n'
  expect(unseenRejections(operations, seen)).toEqual(['POST /a NOT_POSSIBLE_NOW'])
})
