import { describe, expect, it } from 'vitest'
import { type CsvCell, csvLine, excelCsv } from './csv.ts'

describe('CSV line', () => {
  it('a CSV line ends with CR LF, and cells with separators, quotes or line breaks are quoted', () => {
    expect(csvLine(['a', 'b c', 'x,y', 'x;y', 'x\ty', 'say "no"', 'one\r\ntwo', ''])).toBe(
      'a,b c,"x,y","x;y","x\ty","say ""no""","one\r\ntwo",\r\n',
    )
  })

  it.each([
    ['=1+1', "'=1+1\r\n"],
    ['+55 11', "'+55 11\r\n"],
    ['-2', "'-2\r\n"],
    ['@SUM(A1)', "'@SUM(A1)\r\n"],
    ['\t=1', `"'\t'=1"\r\n`],
    ['  =1', "'  =1\r\n"],
    ['x;=cmd|1', `"x;'=cmd|1"\r\n`],
    ['x\t+1', `"x\t'+1"\r\n`],
    ['x\n@SUM(A1)', `"x\n'@SUM(A1)"\r\n`],
    ['\r=1', `"'\r'=1"\r\n`],
    ['＝1＋1', "'＝1＋1\r\n"],
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"\r\n`],
  ])('csvLine escapes the text %j, which a spreadsheet would run as a formula', (text, line) => {
    expect(csvLine([text])).toBe(line)
  })

  it('a CSV line contains no formula even if a spreadsheet splits it at other separators', () => {
    const texts = ['a', 'x;=cmd|1;-2', 'y\t=1', 'z; =1', 'b,=1']
    const line = csvLine(texts, excelCsv('pt-BR'))
    for (const cell of line.split(/[;\t,]/)) expect(cell).not.toMatch(/^\s*[=+\-@]/)
  })

  it.each([
    ['pt-BR', `20/11/2026;25/11/2026 12:04;-1234,50;"a,b";'=1\r\n`],
    ['en', `2026-11-20,2026-11-25 12:04,-1234.50,"a,b",'=1\r\n`],
    ['de', `20/11/2026;25/11/2026 12:04;-1234,50;"a,b";'=1\r\n`],
  ])(
    'a CSV line for Excel in %s has the separators and formats of that language',
    (locale, line) => {
      const cells: CsvCell[] = [
        { day: '2026-11-20' },
        { moment: '2026-11-25T12:04:59-03:00' },
        { number: '-1234.50' },
        'a,b',
        '=1',
      ]
      expect(csvLine(cells, excelCsv(locale))).toBe(line)
    },
  )

  it('csvLine keeps a negative number as a number and escapes an invalid number', () => {
    expect(csvLine([{ number: '-5.00' }, { number: '0.01' }, { number: '-1+1' }])).toBe(
      "-5.00,0.01,'-1+1\r\n",
    )
  })

  it('csvLine leaves texts in other scripts unchanged', () => {
    expect(csvLine(['Tigre da Sorte', '幸运老虎', 'نمر الحظ', '🐯'])).toBe(
      'Tigre da Sorte,幸运老虎,نمر الحظ,🐯\r\n',
    )
  })
})
