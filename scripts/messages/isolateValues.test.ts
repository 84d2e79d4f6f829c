import { parse } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { compileMessages } from '../vite/messages.ts'
import { isolateValues } from './isolateValues.ts'

const isolated = (value: string) => `\u2068${value}\u2069`
const print = (text: string) => printAST(isolateValues(parse(text)))

describe('values in right-to-left messages', () => {
  it.each([
    ['مرحبا {name}', `مرحبا ${isolated('{name}')}`],
    ['<b>{sum}</b> رصيد', `<b>${isolated('{sum}')}</b> رصيد`],
    ['{count, plural, other{# من {all}}}', `{count,plural,other{# من ${isolated('{all}')}}}`],
    [
      '{kind, select, IN{من {who}} other{إلى}}',
      `{kind,select,IN{من ${isolated('{who}')}} other{إلى}}`,
    ],
    ['بلا قيمة', 'بلا قيمة'],
    ['+{count} سوق', `${isolated('+{count}')} سوق`],
    ['رصيد (-{sum})', `رصيد (${isolated('-{sum}')})`],
    ['{rate}% خصم', `${isolated('{rate}%')} خصم`],
  ])('[LANG-03] the values of %j are isolated', (text, printed) => {
    expect(print(text)).toBe(printed)
  })

  it('[LANG-03] a formatted `select` message has the text of the selected option, with the inserted values isolated', () => {
    const message = isolateValues(parse('{kind, select, IN{من {who}} other{إلى {who}}}'))
    const text = new IntlMessageFormat(message, 'ar').format({ kind: 'IN', who: '+55 11 9' })
    expect(text).toBe(`من ${isolated('+55 11 9')}`)
  })

  it('only messages of right-to-left languages get isolates', () => {
    const read = (): Record<string, string> => ({ 'app.hello': 'Hi {name}' })
    const compiled = (language: string) =>
      printAST(compileMessages(read, language, 'frame').messages['app.hello'] ?? [])
    expect(compiled('pt')).toBe('Hi {name}')
    expect(compiled('fa')).toBe(`Hi ${isolated('{name}')}`)
    expect(compiled('ar-XB')).toContain(isolated('{name}'))
  })
})
