import { expect, it } from 'vitest'
import { foldText } from './foldText.ts'

it('[LOB-17] foldText ignores case, accents, character width and spaces at both ends', () => {
  expect(foldText('  Dragão de JADE ')).toBe('dragao de jade')
  expect(foldText('ＴＩＧＥＲ')).toBe('tiger')
  expect(foldText('Ёлка')).toBe(foldText('елка'))
})

it('foldText ignores Turkish dots, Uzbek apostrophes and Arabic vowel signs', () => {
  expect(foldText('ALTIN ışık İzmir')).toBe('altin isik izmir')
  expect(foldText('Oʻyin')).toBe(foldText('O’yin'))
  expect(foldText('نَمِر')).toBe(foldText('نمر'))
})

it('foldText replaces special letters with the letters that visitors type instead', () => {
  expect(foldText('Đà Lạt, Łódź, Straße')).toBe('da lat, lodz, strasse')
  expect(foldText('қазақ үйі')).toBe('казак уии')
  expect(foldText('کتاب')).toBe(foldText('كتاب'))
  expect(foldText('فارسی')).toBe(foldText('فارسي'))
  expect(foldText('タイガー')).toBe(foldText('たいがー'))
  expect(foldText('फ़ीनिक्स')).toBe('फीनिक्स')
  expect(foldText('می\u200cشود')).toBe('ميشود')
})

it('foldText keeps vowel signs that distinguish words', () => {
  expect(foldText('कमल')).not.toBe(foldText('कमला'))
  expect(foldText('เสือ')).toBe('เสือ')
  expect(foldText('가나')).toBe('가나')
})
