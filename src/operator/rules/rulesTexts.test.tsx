// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { afterEach, describe, expect, it } from 'vitest'
import en from '../../../locales/en.json' with { type: 'json' }
import pt from '../../../locales/pt.json' with { type: 'json' }
import { flattenMessages } from '../../../scripts/messages/catalogues.ts'
import type { MessageId } from '../../kit/i18n/messageIds.ts'
import type { EditedRules, FieldCondition, RuleProblem } from './draft.ts'
import { ProblemText } from './ProblemText.tsx'
import { useRefusalConsent } from './review/useRefusalConsent.tsx'
import { NamedRules, useConditionWords } from './useConditionWords.ts'

const messages = { en: flattenMessages(en), pt: flattenMessages(pt) }

/** Renders in a language, and fails if a message cannot be formatted. */
function renderIn(language: 'en' | 'pt', children: ReactNode) {
  const failures: Error[] = []
  const inLanguage = (content: ReactNode) => (
    <IntlProvider
      locale={language}
      // Each catalogue contains every message.
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

  it('a changed number of rejected sign-ups requires a new consent, and a small number requires none', async () => {
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

describe('conditions in words', () => {
  const anyText = { enabled: true, required: false, acceptedPattern: '*', patternId: 'LENGTH_ONLY' }
  const field = { ...anyText, patternId: 'LENGTH_ONLY', minLength: '0', maxLength: '20' } as const
  const rules: EditedRules = {
    minimumAge: '18',
    fields: [
      { ...field, name: 'birthday' },
      { ...field, name: 'news', type: 'checkbox', label: { en: 'News', pt: 'Novidades' } },
      {
        ...field,
        name: 'team',
        type: 'select',
        label: { en: 'Team', pt: 'Time' },
        options: [{ value: 'fla', label: { en: 'Red', pt: 'Rubro' } }, { value: 'flu' }],
      },
      { ...field, name: 'since', type: 'date', label: { en: 'Fan since', pt: 'Desde' } },
      { ...field, name: 'nick', label: { en: 'Nickname', pt: 'Apelido' } },
    ],
  }

  function Words({ conditions }: { conditions: readonly FieldCondition[] }) {
    return <p role="status">{useConditionWords().sentenceOf('showWhen', conditions)}</p>
  }
  const sentence = (language: 'en' | 'pt', ...conditions: FieldCondition[]): string => {
    renderIn(
      language,
      <NamedRules value={[rules]}>
        <Words conditions={conditions} />
      </NamedRules>,
    )
    const words = screen.getByRole('status').textContent
    cleanup()
    return words
  }
  const of = (name: string, operator: FieldCondition['operator'], ...values: string[]) =>
    ({ source: 'field', field: name, operator, ...(values.length > 0 && { values }) }) as const

  it.each<[FieldCondition, string, string]>([
    [of('news', 'answered'), 'News is ticked', 'Novidades está marcado'],
    [of('nick', 'unanswered'), 'Nickname has no answer', 'Apelido não tem resposta'],
    [of('team', 'oneOf', 'fla', 'flu'), 'Team is Red or flu', 'Time é Rubro ou flu'],
    [
      of('nick', 'contains', 'a\u202eb'),
      'Nickname contains “a\\u{202e}b”',
      'Apelido contém “a\\u{202e}b”',
    ],
    [
      of('since', 'greater', '2020-03-01'),
      'Fan since is after Mar 1, 2020',
      'Desde é depois de 1 de mar. de 2020',
    ],
    [
      { source: 'age', operator: 'greater', values: ['20'] },
      'Age is above 20',
      'Idade é maior que 20',
    ],
    [
      { source: 'country', operator: 'notEquals', values: ['BR'] },
      'Country is not Brazil',
      'País não é Brasil',
    ],
  ])(
    'a condition has a sentence in both languages of the console: %j',
    (condition, english, portuguese) => {
      expect(sentence('en', condition)).toBe(`Shown when ${english}`)
      expect(sentence('pt', condition)).toBe(`Aparece quando ${portuguese}`)
    },
  )

  it('several conditions form one sentence, which calls an unfinished condition "unfinished"', () => {
    expect(sentence('en', of('news', 'answered'), of('team', 'equals'))).toBe(
      'Shown when News is ticked and an unfinished condition',
    )
  })
})
