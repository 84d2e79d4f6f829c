import type { QueryClient } from '@tanstack/react-query'
import { setCaller } from '../../api/caller.ts'
import { defaultLanguage, findLanguage } from '../../kit/i18n/languages.ts'
import type { PageRenderer, SendCall } from '../../lib/pageRenderer.ts'
import { carryAnswers } from './carryAnswers.ts'
import { refetchAll, renderPage } from './renderPage.tsx'

type Rendered = { client: QueryClient; carried: string }

/** Pages whose answers are remembered, to find out whether they changed. */
const mostRemembered = 200

/** Where calls are made to; `send` looks at the path alone. */
const origin = 'http://portal.invalid'

/** The portal's pages, for a gateway that answers their calls. */
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
      const carried = JSON.stringify(carryAnswers(client))
      rendered.delete(key)
      rendered.set(key, { client, carried })
      const [oldest] = rendered.keys()
      if (oldest !== undefined && rendered.size > mostRemembered) rendered.delete(oldest)
      return { html, carried, head, isMissing }
    },
  }
}

async function isAnsweredAlike({ client, carried }: Rendered): Promise<boolean> {
  await refetchAll(client)
  return JSON.stringify(carryAnswers(client)) === carried
}
