// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { languagesNamed } from './allLanguages.ts'
import { consoleLanguageOf } from './consoleLanguages.ts'
import { I18nProvider, useLanguage, WithMessages } from './I18nProvider.tsx'
import { createI18n, loadMessages } from './i18nStore.ts'
import { rememberedLanguage, showLanguageOfDocument } from './languageChoice.ts'
import { findLanguage, shownLanguages } from './languages.ts'
import { missingTextCounts } from './missingTexts.ts'

function requireLanguage(code: string) {
  const language = findLanguage(code)
  if (language === undefined) throw new Error(`${code} is not shown`)
  return language
}
const portuguese = requireLanguage('pt')
const english = requireLanguage('en')

async function anI18n(loadTexts = loadMessages) {
  const messages = await loadMessages(portuguese, 'frame')
  return createI18n({ language: portuguese, texts: [messages], loadTexts })
}

const Shown = () => (
  <p>
    {`${useLanguage().name}: `}
    <FormattedMessage id="header.login" />
  </p>
)

beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('interface language', () => {
  it("[I18N-05] changing the language changes the texts on the screen and the document's lang and dir", async () => {
    const i18n = await anI18n()
    render(<I18nProvider i18n={i18n}>{<Shown />}</I18nProvider>)
    expect(screen.getByText('Português: Entrar')).toBeDefined()
    await act(() => i18n.changeLanguage('en'))
    expect(screen.getByText('English: Log in')).toBeDefined()
    expect(document.documentElement.lang).toBe('en')
    expect(document.documentElement.dir).toBe('ltr')
  })

  it('[I18N-06, STATE-04] the chosen language is stored for the next visit', async () => {
    const i18n = await anI18n()
    await i18n.changeLanguage('en')
    expect(localStorage.getItem('lang')).toBe('en')
    expect(localStorage.getItem('hisLang')).toBe('en')
    expect(document.cookie).toContain('lang=en')
    expect(rememberedLanguage()).toBe(english)
  })

  it('the language stays unchanged when the texts of the new language fail to load', async () => {
    const i18n = await anI18n(() => Promise.reject(new Error('404')))
    render(<I18nProvider i18n={i18n}>{<Shown />}</I18nProvider>)
    await expect(i18n.changeLanguage('en')).rejects.toThrow('404')
    expect(screen.getByText('Português: Entrar')).toBeDefined()
    expect(localStorage.getItem('lang')).toBeNull()
  })

  it('the language that was chosen last is shown, even if the texts of an earlier choice arrive later', async () => {
    const slow = Promise.withResolvers<void>()
    const i18n = await anI18n(async (language, group) => {
      if (language === english) await slow.promise
      return loadMessages(language, group)
    })
    const first = i18n.changeLanguage('en')
    await i18n.changeLanguage('pt')
    slow.resolve()
    await first
    expect(i18n.store.getState().language).toBe(portuguese)
    expect(localStorage.getItem('lang')).toBe('pt')
  })

  it('an invalid stored language is ignored, and language tags are case-insensitive', () => {
    localStorage.setItem('lang', '<script>')
    expect(rememberedLanguage()).toBeUndefined()
    expect(findLanguage('PT-br')).toBe(portuguese)
  })

  it('[I18N-04] the document is mirrored for right-to-left languages', async () => {
    const i18n = await anI18n()
    for (const code of ['ar', 'fa', 'ur', 'pt']) {
      const [language] = languagesNamed(code)
      showLanguageOfDocument(language)
      expect(document.documentElement.dir).toBe(code === 'pt' ? 'ltr' : 'rtl')
      expect(document.documentElement.lang).toBe(language.locale)
    }
    await i18n.changeLanguage('pt')
  })

  it('[I18N-02] the portal supports 26 languages, each with its own name', () => {
    const codes =
      'zh-Hans en ja th vi my es hi id km ko ms pt ta fil ur tr bn ar fa ru kk uz lo ne fr'
    const named = languagesNamed(codes.replaceAll(' ', ','))
    expect(named.map(({ code }) => code).join(' ')).toBe(codes)
    expect(new Set(named.map(({ name }) => name)).size).toBe(26)
    const inEnglish = new Intl.DisplayNames('en', { type: 'language' })
    for (const { locale, name } of named) {
      const own = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? ''
      expect(own, inEnglish.of(locale)).not.toBe('')
      expect(name).not.toBe('')
    }
  })

  it('[CONST-63] a build without a list of languages shows only Brazilian Portuguese and English', () => {
    const shown = shownLanguages.map(({ locale, name }) => [locale, name])
    expect(shown).toEqual([
      ['pt-BR', 'Português'],
      ['en', 'English'],
    ])
  })

  it('the console is shown in Portuguese or English for any chosen language if the build has English', () => {
    const build = languagesNamed('ar,pt,en')
    const consoleOf = (code: string, languages = build) =>
      consoleLanguageOf(languagesNamed(code)[0], languages).code
    expect(['ar', 'pt', 'en'].map((code) => consoleOf(code))).toEqual(['en', 'pt', 'en'])
    expect(consoleOf('ar', languagesNamed('ar,pt'))).toBe('ar')
  })

  it('a build can show any number of languages in any order', () => {
    expect(languagesNamed('ar, en ,xx,pt').map(({ code }) => code)).toEqual(['ar', 'en', 'pt'])
    expect(languagesNamed('en,all')[0].code).toBe('en')
    expect(languagesNamed('en,all')).toHaveLength(26)
    expect(languagesNamed('').map(({ code }) => code)).toEqual(['pt', 'en'])
  })
})

describe('texts of features', () => {
  it('the texts of a feature suspend until they are loaded, and change with the language afterwards', async () => {
    const i18n = await anI18n()
    await act(async () => {
      render(
        <I18nProvider i18n={i18n}>
          <Suspense fallback="waiting">
            <WithMessages group="entry">
              <FormattedMessage id="errors.usernameTaken" />
            </WithMessages>
          </Suspense>
        </I18nProvider>,
      )
      await i18n.need('entry')
    })
    expect(screen.getByText(/usuário já existe/)).toBeDefined()
    await act(() => i18n.changeLanguage('en'))
    expect(screen.getByText(/username is taken/)).toBeDefined()
  })

  it('a text with values does not make Intl list its locales, which would block the page', async () => {
    const asked = vi.spyOn(Intl.NumberFormat, 'supportedLocalesOf')
    const i18n = await anI18n()
    render(
      <I18nProvider i18n={i18n}>
        <FormattedMessage id="header.vendors" values={{ name: 'Slots' }} />
      </I18nProvider>,
    )
    expect(screen.getByText(/Slots/)).toBeDefined()
    expect(asked).not.toHaveBeenCalled()
  })

  it('a missing text is empty instead of its id, appears once it is loaded, and is counted', async () => {
    const i18n = await anI18n()
    const { container } = render(
      <I18nProvider i18n={i18n}>
        <FormattedMessage id="errors.mobileTaken" />
      </I18nProvider>,
    )
    expect(container.textContent).toBe('')
    expect(missingTextCounts()).toMatchObject({ pt: 1 })
    await act(() => i18n.need('member'))
    expect(container.textContent).toMatch(/celular já tem uma conta/)
  })
})
