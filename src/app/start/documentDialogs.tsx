import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { StaticRouter } from 'react-router-dom'
import type { Language } from '../../kit/i18n/allLanguages.ts'
import { I18nProvider } from '../../kit/i18n/I18nProvider.tsx'
import { createI18n, loadMessages } from '../../kit/i18n/i18nStore.ts'
import { paths } from '../../paths.ts'
import { DialogFrame } from '../../ui/NativeDialog.tsx'
import { modalRegistry } from '../modalRegistry.ts'
import { createQueryClient } from '../queryClient.ts'
import { renderToText } from './renderToText.tsx'

/** Source files of the dialogs that {@link renderDocumentDialogs} renders, for their styles. */
export const dialogFiles = [
  'src/app/ModalHost.tsx',
  'src/features/session/login/LoginDialog.tsx',
  'src/features/registration/RegisterDialog.tsx',
] as const

/**
 * Renders the dialogs that every document contains as templates. The inline script opens one of
 * them if its button is pressed before hydration; React then takes over the content.
 */
export async function renderDocumentDialogs(language: Language): Promise<string> {
  const groups = ['frame', 'entry'] as const
  const texts = await Promise.all(groups.map((group) => loadMessages(language, group)))
  return renderToText(
    <QueryClientProvider client={createQueryClient()}>
      <I18nProvider i18n={createI18n({ language, texts, groups })}>
        <StaticRouter location={paths.home()}>
          <DocumentDialog name="login" language={language}>
            <modalRegistry.login.Content />
          </DocumentDialog>
          <DocumentDialog name="register" language={language}>
            <modalRegistry.register.Content />
          </DocumentDialog>
        </StaticRouter>
      </I18nProvider>
    </QueryClientProvider>,
    // Prefix of React ids, so that they do not collide with the ids of the app.
    'early',
  )
}

type Props = { name: 'login' | 'register'; language: Language; children: ReactNode }

function DocumentDialog({ name, language, children }: Props) {
  const intl = useIntl()
  const { titleId, size } = modalRegistry[name]
  return (
    <template id={`dialog-${name}`} lang={language.locale}>
      <DialogFrame
        name={name}
        title={intl.formatMessage({ id: titleId })}
        size={size}
        closeLabel={intl.formatMessage({ id: 'app.close' })}
      >
        <div data-untaken="">{children}</div>
      </DialogFrame>
    </template>
  )
}
