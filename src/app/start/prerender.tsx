import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { createIntl } from 'react-intl'
import type { Language } from '../../kit/i18n/allLanguages.ts'
import { createI18n, loadMessages, type Messages } from '../../kit/i18n/i18nStore.ts'
import { shownLanguages } from '../../kit/i18n/languages.ts'
import type { MessageId } from '../../kit/i18n/messageIds.ts'
import type { Page } from '../../pages/page.ts'
import { notFoundPage, pages } from '../../pages/pages.ts'
import { screenFileOf } from '../../pages/screenFiles.ts'
import { createQueryClient } from '../queryClient.ts'
import { barFiles } from '../shell/bars.ts'
import { dialogFiles, renderDocumentDialogs } from './documentDialogs.tsx'
import { renderPortal } from './renderToText.tsx'

/** A page in a language, as HTML without any data of a server. */
export type PrerenderedPage = {
  page: string
  /** The source of its screen. */
  file: string
  /** The source of what it shows once it is known who opens it; undefined when that is all of it. */
  screenFile: string | undefined
  /** Sources of what is hydrated after it: of them it needs the styles alone. */
  lateFiles: readonly string[]
  /** Every address that this page answers at; `*` for all others. */
  paths: readonly string[]
  language: Language
  isDefaultLanguage: boolean
  /** Anybody may open it, and what it shows is the same for every visitor. */
  isPublic: boolean
  title: string
  /** The page's name within the portal. */
  name: string
  /** Label of the button to sign up. */
  signUp: string
  description: string
  /** The brand's name. */
  siteName: string
  /** The inside of `#root`. */
  html: string
  /** Dialogs that open before hydration, as templates after `#root`. */
  dialogs: string
  /** Sources of these dialogs, for their styles. */
  dialogFiles: readonly string[]
  /** For when not even the scripts can be loaded. */
  bootFailure: { title: string; text: string; retry: string }
}

/** Renders every page in every language that the build shows. */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  const all: PrerenderedPage[] = []
  for (const language of shownLanguages) {
    const withDialogs = { dialogs: await renderDocumentDialogs(language), dialogFiles }
    for (const page of [...pages, notFoundPage]) {
      all.push({ ...(await prerenderPage(page, language)), ...withDialogs })
    }
  }
  return all
}

async function prerenderPage(page: Page, language: Language) {
  const messages = await loadMessages(language, 'frame')
  const i18n = createI18n({ language, texts: [messages] })
  const portal = { i18n, queryClient: createQueryClient() }
  const path = page === notFoundPage ? '/-' : page.paths[0]
  const html = await renderPortal(portal, path)
  return {
    page: page.id,
    file: `src/pages/${page.file ?? `${page.area}/${page.id.charAt(0).toUpperCase()}${page.id.slice(1)}Page.tsx`}`,
    screenFile: screenFileOf(page.id),
    lateFiles: [...barFiles, ...(page.lateFiles ?? []).map((file) => `src/${file}`)],
    paths: page.paths,
    language,
    isDefaultLanguage: language === shownLanguages[0],
    isPublic: page !== notFoundPage && (page.access ?? 'everybody') === 'everybody',
    html,
    ...textsOf(page, language, messages),
  }
}

function textsOf(page: Page, language: Language, messages: Messages) {
  const intl = createIntl({
    locale: language.locale,
    // All texts of the frame, which is all that a prerendered page needs.
    messages: messages as Record<MessageId, MessageFormatElement[]>,
  })
  const text = (id: MessageId) => intl.formatMessage({ id })
  return {
    title: page.documentTitleId
      ? text(page.documentTitleId)
      : intl.formatMessage({ id: 'app.documentTitle' }, { page: text(page.titleId) }),
    name: text(page.titleId),
    signUp: text('header.register'),
    description: text('app.description'),
    siteName: text('app.name'),
    bootFailure: {
      title: text('failure.network.title'),
      text: text('failure.network.text'),
      retry: text('app.retry'),
    },
  }
}
