// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { afterEach, describe, expect, it } from 'vitest'
import en from '../../../locales/en.json' with { type: 'json' }
import pt from '../../../locales/pt.json' with { type: 'json' }
import type { MessageId } from '../../kit/i18n/messageIds.ts'
import type { RuleProblem } from './draft.ts'
import { ProblemText } from './ProblemText.tsx'
import { useRefusalConsent } from './review/useRefusalConsent.tsx'

const messagesOf = ({ problems, signUps }: typeof en.operator) =>
  Object.fromEntries(
    Object.entries({ problems, signUps }).flatMap(([group, texts]) =>
      Object.entries(texts).map(([id, text]) => [`operator.${group}.${id}`, text]),
    ),
  )
const messages = { en: messagesOf(en.operator), pt: messagesOf(pt.operator) }

/** Renders in a language, and fails if a message cannot be formatted. */
function renderIn(language: 'en' | 'pt', children: ReactNode) {
  const failures: Error[] = []
  const inLanguage = (content: ReactNode) => (
    <IntlProvider
      locale={language}
      // The tests format only messages about problems and sign-ups.
      messages={messages[language] as Record<MessageId, string>}
      onError={(error) => failures.push(error)}
    >
      {content}
    </IntlProvider>
  )
  const { rerender } = render(inLanguage(children))
  expect(failures).toEqual([])
  return { rerender: (content: ReactNode) => rerender(inLanguage(content)) }
}

/** Text of a problem in the console. */
function wordsOf(problem: Pick<RuleProblem, 'code' | 'values'>, language: 'en' | 'pt'): string {
  renderIn(
    language,
    <p role="status">
      <ProblemText problem={problem} />
    </p>,
  )
  const words = screen.getByRole('status').textContent
  cleanup()
  return words
}

afterEach(cleanup)

it.each([
  [
    { code: 'CORE_FIELD', values: { fault: 'notByMobile' } },
    'No account can be created without this field: keep it in the form for mobile numbers.',
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
    { code: 'SIGN_UPS_REFUSED', values: { refused: 346, total: 1346 } },
    'Up to 346 of 1,346 recent sign-ups would be refused. Merge the rules into your draft to confirm and publish them.',
    'Até 346 de 1.346 cadastros recentes seriam recusados. Mescle as regras com o seu rascunho para confirmar e publicar.',
  ],
  [
    { code: 'CHOICE_REFUSED', values: { text: 'true', cause: 'pattern' } },
    'Players can choose “true”, but it does not match the pattern.',
    'Dá para escolher “true”, mas não corresponde ao padrão.',
  ],
  [
    { code: 'BELOW_LICENSED_AGE', values: { minimumAge: 21 } },
    'Your licence requires a minimum age of 21.',
    'Sua licença exige idade mínima de 21 anos.',
  ],
] satisfies [Pick<RuleProblem, 'code' | 'values'>, string, string][])(
  'a problem has a text in both languages of the console: %j',
  (problem, english, portuguese) => {
    expect(wordsOf(problem, 'en')).toBe(english)
    expect(wordsOf(problem, 'pt')).toBe(portuguese)
  },
)

it('a problem stored by an earlier version without values has a text', () => {
  expect(wordsOf({ code: 'SAMPLE_CONTRADICTS' }, 'en')).toBe('A sample contradicts the rule.')
  expect(wordsOf({ code: 'CORE_FIELD' }, 'pt')).toContain('ele fica ativo e obrigatório')
})

it('direction marks in a sample are escaped and cannot reorder the sentence', () => {
  const values = { text: 'a\u202eb', expected: 'reject' } as const
  expect(wordsOf({ code: 'SAMPLE_CONTRADICTS', values }, 'en')).toContain('a\\u{202e}b')
})

describe('consent to rejected sign-ups', () => {
  const user = userEvent.setup({ delay: null })
  const sent: (number | undefined)[] = []
  afterEach(() => {
    sent.length = 0
  })

  function Consent({ refused }: { refused: number }) {
    const consent = useRefusalConsent({ days: 30, total: 1346, refused, fields: [] })
    return (
      <>
        {consent.control}
        <button
          type="button"
          aria-label="Send"
          onClick={() => consent.isGiven() && sent.push(consent.confirmedRefusals)}
        />
      </>
    )
  }
  const send = () => user.click(screen.getByRole('button', { name: 'Send' }))

  it.each([
    ['en', /^Publish even though up to 346 recent sign-ups/, 'Confirm that'],
    ['pt', /^Publicar mesmo que até 346 cadastros recentes/, 'Confirme que'],
  ] as const)(
    '[SAFE-08] in %s, nothing is published until the count is confirmed',
    async (language, name, errorText) => {
      renderIn(language, <Consent refused={346} />)
      const box = screen.getByRole('checkbox', { name })
      await send()
      expect(sent).toEqual([])
      const message = document.getElementById(box.getAttribute('aria-describedby') ?? '')
      expect(message?.textContent).toContain(errorText)
      expect(box.getAttribute('aria-invalid')).toBe('true')
      await user.tab({ shift: true })
      expect(document.activeElement).toBe(box)
      await user.keyboard(' ')
      await send()
      expect(sent).toEqual([346])
    },
  )

  it('a changed count requires a new consent, and few rejected sign-ups require none', async () => {
    const { rerender } = renderIn('en', <Consent refused={346} />)
    await user.click(screen.getByRole('checkbox'))
    rerender(<Consent refused={400} />)
    await send()
    expect(sent).toEqual([])
    rerender(<Consent refused={3} />)
    expect(screen.queryByRole('checkbox')).toBeNull()
    await send()
    expect(sent).toEqual([undefined])
  })
})
