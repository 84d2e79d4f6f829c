import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { createIntl } from 'react-intl'
import type { Language } from '../../kit/i18n/allLanguages.ts'
import { createI18n, loadMessages, type Messages } from '../../kit/i18n/i18nStore.ts'
import { shownLanguages } from '../../kit/i18n/languages.ts'
import type { MessageId } from '../../kit/i18n/messageIds.ts'
import type { Page } from '../../pages/page.ts'
import { notFoundPage, pages } from '../../pages/pages.ts'
import { screenFilesOf } from '../../pages/screenFiles.ts'
import { createQueryClient } from '../queryClient.ts'
import { barFiles } from '../shell/bars.ts'
import { dialogFiles, renderDocumentDialogs } from './documentDialogs.tsx'
import { renderPortal } from './renderToText.tsx'

/** A page in one language, as HTML without any data of a server. */
export type PrerenderedPage = {
  page: string
  /** Source file of the page's screen. */
  file: string
  /** Sources, relative to `src`, of the content that depends on the visitor. */
  screenFiles: readonly string[]
  /** Source files of the parts that hydrate later: only their styles are needed. */
  lateFiles: readonly string[]
  /** URL paths of the page; `*` for all paths without a page. */
  paths: readonly string[]
  language: Language
  isDefaultLanguage: boolean
  /** True for a page that is public and the same for every visitor. */
  isPublic: boolean
  title: string
  /** Title of the page without the portal's name. */
  name: string
  /** Label of the sign-up button. */
  signUp: string
  description: string
  siteName: string
  /** HTML inside `#root`. */
  html: string
  /** Dialogs that open before hydration, as templates after `#root`. */
  dialogs: string
  /** Source files of the dialogs, for their styles. */
  dialogFiles: readonly string[]
  /** Texts for the case that the scripts fail to load. */
  bootFailure: { title: string; text: string; retry: string }
}

/** Renders every page in every language of the build. */
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
    screenFiles: screenFilesOf(page.id),
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
    // All messages of the frame group. A prerendered page uses no others.
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
