// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, it } from 'vitest'
import en from '../../../locales/en.json' with { type: 'json' }
import pt from '../../../locales/pt.json' with { type: 'json' }
import type { MessageId } from '../../kit/i18n/messageIds.ts'
import type { RuleProblem } from './draft.ts'
import { ProblemText } from './ProblemText.tsx'

const messagesOf = (texts: typeof en.operator.problems) =>
  Object.fromEntries(
    Object.entries(texts).map(([code, text]) => [`operator.problems.${code}`, text]),
  )
const messages = { en: messagesOf(en.operator.problems), pt: messagesOf(pt.operator.problems) }

/** What the console says of a problem. */
function wordsOf(problem: Pick<RuleProblem, 'code' | 'values'>, language: 'en' | 'pt'): string {
  const failures: Error[] = []
  render(
    <IntlProvider
      locale={language}
      // The texts of problems alone, which is all that is formatted here.
      messages={messages[language] as Record<MessageId, string>}
      onError={(error) => failures.push(error)}
    >
      <p role="status">
        <ProblemText problem={problem} />
      </p>
    </IntlProvider>,
  )
  expect(failures).toEqual([])
  const words = screen.getByRole('status').textContent
  cleanup()
  return words
}

afterEach(cleanup)

it.each([
  [
    { code: 'CORE_FIELD', values: { fault: 'notByMobile' } },
    'No account can be made without this field: keep it in the form for mobile numbers.',
    'Sem este campo não se cria conta: mantenha-o no formulário por celular.',
  ],
  [
    { code: 'SAMPLE_CONTRADICTS', values: { text: 'ab', expected: 'accept', cause: 'length' } },
    '“ab” should pass, but its length is not allowed.',
    '“ab” deveria passar, mas o tamanho não é permitido.',
  ],
  [
    { code: 'SAMPLE_CONTRADICTS', values: { text: 'ab', expected: 'reject' } },
    '“ab” should fail, but the rule accepts it.',
    '“ab” deveria ser recusado, mas a regra aceita.',
  ],
  [
    { code: 'CHOICE_REFUSED', values: { text: 'true', cause: 'pattern' } },
    'Players can choose “true”, but it does not match the pattern.',
    'Dá para escolher “true”, mas não corresponde ao padrão.',
  ],
  [
    { code: 'BELOW_LICENSED_AGE', values: { minimumAge: 21 } },
    'Your licence asks for an age of at least 21.',
    'Sua licença exige idade mínima de 21 anos.',
  ],
] satisfies [Pick<RuleProblem, 'code' | 'values'>, string, string][])(
  'what the server found is worded in the language of the console: %j',
  (problem, english, portuguese) => {
    expect(wordsOf(problem, 'en')).toBe(english)
    expect(wordsOf(problem, 'pt')).toBe(portuguese)
  },
)

it('a problem that an earlier version stored, without values, is still worded', () => {
  expect(wordsOf({ code: 'SAMPLE_CONTRADICTS' }, 'en')).toBe('A sample says otherwise.')
  expect(wordsOf({ code: 'CORE_FIELD' }, 'pt')).toContain('ele fica ativo e obrigatório')
})

it('marks of direction in a sample are shown and cannot turn the sentence round', () => {
  const values = { text: 'a\u202eb', expected: 'reject' } as const
  expect(wordsOf({ code: 'SAMPLE_CONTRADICTS', values }, 'en')).toContain('a\\u{202e}b')
})
