import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Query, QueryClient } from '@tanstack/react-query'
import { createIntl } from 'react-intl'
import { setCaller } from '../../api/caller.ts'
import type { Language } from '../../kit/i18n/allLanguages.ts'
import { createI18n, loadMessages, type Messages } from '../../kit/i18n/i18nStore.ts'
import { defaultLanguage, findLanguage } from '../../kit/i18n/languages.ts'
import type { MessageId } from '../../kit/i18n/messageIds.ts'
import { dehydrateQueries } from '../../kit/query/dehydratedQueries.ts'
import type { HeadTexts } from '../../lib/document/documentHead.ts'
import type { PageRenderer, PageSubject, SendCall } from '../../lib/pageRenderer.ts'
import { createQueryClient } from '../queryClient.ts'
import { renderPortal } from './renderToText.tsx'

type Rendered = { client: QueryClient; version: string }

/**
 * Maximum number of pages whose responses are stored. With `ifChanged`, a page is rendered again
 * only if its responses have changed.
 */
const mostRemembered = 200

/**
 * Maximum number of renders of a page. Each render may need calls that depend on the responses to
 * earlier calls.
 */
const mostPasses = 5

/** Placeholder for the portal's origin: `send` uses only the path of a request's URL. */
const origin = 'http://portal.invalid'

/** Creates a renderer of the portal's pages. `send` responds to their API calls. */
export function createPageRenderer(send: SendCall): PageRenderer {
  const rendered = new Map<string, Rendered>()

  return {
    async render({ path, language: code, ifChanged }) {
      const language = findLanguage(code) ?? defaultLanguage
      setCaller({ language: () => language.locale, origin: () => origin, send })
      const key = `${language.code} ${path}`
      const last = rendered.get(key)
      if (ifChanged && last && (await isAnsweredAlike(last))) return undefined
      const { html, client, head, isMissing } = await renderPage(path, language)
      const queries = JSON.stringify(dehydrateQueries(client))
      rendered.delete(key)
      rendered.set(key, { client, version: versionOf(client) })
      const [oldest] = rendered.keys()
      if (oldest !== undefined && rendered.size > mostRemembered) rendered.delete(oldest)
      return { html, queries, head, isMissing }
    },
  }
}

/** True if the page's calls still get the same responses. @throws when a call fails */
async function isAnsweredAlike({ client, version }: Rendered): Promise<boolean> {
  const answered = queriesOf(client).filter(
    ({ state, meta }) => state.status === 'success' && meta?.isVolatile !== true,
  )
  await Promise.all(answered.map((query) => query.fetch()))
  return versionOf(client) === version
}

/** Text of all responses that changes when the page has to be rendered again. */
const versionOf = (client: QueryClient): string =>
  JSON.stringify(
    queriesOf(client).map(({ queryKey, meta, state: { data } }) => {
      // The parameter of `lastingPart` and `publicPart` has the type of the query's response.
      const part = (meta?.lastingPart ?? meta?.publicPart) as
        | ((answer: unknown) => unknown)
        | undefined
      return [queryKey, part && data !== undefined ? part(data) : data]
    }),
  )

type RenderedPage = {
  /** HTML inside `#root`. */
  html: string
  client: QueryClient
  /** Texts for the head of the document; set for a page of a single item. */
  head: HeadTexts | undefined
  /** True if the URL names no existing item. */
  isMissing: boolean
}

/**
 * Renders a page as a visitor sees it: renders, fetches the page's queries, and renders again,
 * until every query has a response.
 *
 * Renders run one at a time, since the API client has one caller.
 * @throws when a call fails, a text is missing, or a part of the page throws
 */
async function renderPage(path: string, language: Language): Promise<RenderedPage> {
  const messages = await loadMessages(language, 'frame')
  const i18n = createI18n({ language, texts: [messages] })
  let hasAllTexts = true
  const strictI18n = {
    ...i18n,
    // Called for a text outside the message group `frame`. In a browser such a text loads late and
    // shifts the layout.
    needEverywhere: () => {
      hasAllTexts = false
      return Promise.resolve()
    },
  }
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { networkMode: 'always', retry: false } })
  for (let pass = 0; pass < mostPasses; pass += 1) {
    dehydrateQueries(client)
    let subject: PageSubject | undefined
    const html = await renderPortal({ i18n: strictI18n, queryClient: client }, path, (value) => {
      subject = value
    })
    if (!hasAllTexts) throw new Error(`A text of ${path} stands outside of its group`)
    const open = queriesOf(client).filter(isUnanswered)
    if (open.length === 0) {
      const head = subject && headAbout(subject, language, messages)
      return { html, client, head, isMissing: subject?.isMissing === true }
    }
    await Promise.all(open.map((query) => query.fetch()))
  }
  throw new Error(`${path} asks for more and more`)
}

/** Head of a document about a single item; its title equals the title of the browser's tab. */
function headAbout(subject: PageSubject, { locale }: Language, messages: Messages): HeadTexts {
  const { name, description, publishedAt, item, isMissing = false } = subject
  const intl = createIntl({
    locale,
    // The frame group contains the messages of all these ids.
    messages: messages as Record<MessageId, MessageFormatElement[]>,
  })
  return {
    title: intl.formatMessage({ id: 'app.documentTitle' }, { page: name }),
    description: description ?? intl.formatMessage({ id: 'app.description' }),
    siteName: intl.formatMessage({ id: 'app.name' }),
    locale,
    isIndexed: !isMissing,
    publishedAt,
    item,
  }
}

const queriesOf = (client: QueryClient): Query[] => client.getQueryCache().getAll()

/** True for a query that the page would fetch in a browser. */
function isUnanswered(query: Query): boolean {
  if (query.state.status !== 'pending') return false
  // The options of a query include the options of its observer.
  const { enabled } = query.options as { enabled?: boolean | ((query: Query) => boolean) }
  return typeof enabled === 'function' ? enabled(query) : enabled !== false
}
