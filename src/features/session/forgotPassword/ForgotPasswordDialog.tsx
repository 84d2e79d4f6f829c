import { type MouseEvent, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { prepareEncryption } from '../../../api/prepareCalls.ts'
import { openModal } from '../../../kit/modal/modalStore.ts'
import type { ModalData } from '../../../kit/modal/modalTable.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { openWindow } from '../../../kit/window/openWindow.ts'
import { knownLink } from '../../../lib/knownLink.ts'
import { statusQuery, useCodeChannels, useModules } from '../../../session/session.queries.ts'
import { Tabs } from '../../../ui/Tabs.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import textClasses from '../../../ui/text.module.css'
import { ByEmail } from './ByEmail.tsx'
import { ByPhone } from './ByPhone.tsx'
import classes from './forgotPassword.module.css'

/** Size of the window in CSS pixels (CONST-43). */
const size = { width: 440, height: 750 }

/**
 * Opens customer service in a separate window, so that the form stays visible (LOGIN-10). Acts as
 * an ordinary link if the browser blocks the window, and renders nothing without a safe service
 * URL.
 */
function ServiceWindowLink() {
  const status = useQuery(statusQuery()).data
  const hosts = status ? [status.mainDomain, ...status.domainRoute] : []
  const link = status?.customerService
    .map(({ path }) => knownLink(path, hosts))
    .find((path) => path !== undefined)
  if (link === undefined) return null
  const openBeside = (event: MouseEvent) => {
    if (openWindow(link, size)) event.preventDefault()
  }
  return (
    <a
      className={classes.service}
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      onClick={openBeside}
    >
      <FormattedMessage id="forgotPassword.service" />
    </a>
  )
}

type Way = 'email' | 'mobile'

const waysOf = ({
  hasEmail,
  hasPhone,
}: {
  hasEmail: boolean
  hasPhone: boolean
}): readonly Way[] => [
  ...(hasEmail ? (['email'] as const) : []),
  ...(hasPhone ? (['mobile'] as const) : []),
]

/**
 * Forgotten password: reset by e-mail (LOGIN-08) or phone (LOGIN-09), depending on where the
 * platform can send codes.
 */
export function ForgotPasswordDialog({ next }: ModalData<'forgotPassword'>) {
  const intl = useIntl()
  const [chosen, setChosen] = useState<Way>('email')
  const hasEmail = useCodeChannels().includes('EMAIL')
  const hasPhone = useModules()?.has('MOBILEVERCODELOGIN3') === true
  const ways = waysOf({ hasEmail, hasPhone })
  const way = ways.includes(chosen) ? chosen : ways[0]
  useEffect(prepareEncryption, [])
  return (
    <>
      {way === undefined ? (
        <p className={textClasses.intro}>{intl.formatMessage({ id: 'forgotPassword.none' })}</p>
      ) : (
        <Tabs
          label={intl.formatMessage({ id: 'forgotPassword.tabs.label' })}
          tabs={ways.map((id) => ({
            id,
            label: intl.formatMessage({ id: `forgotPassword.tabs.${id}` }),
          }))}
          active={way}
          onChange={setChosen}
        >
          {/* Both forms stay mounted, so that switching tabs keeps their values. */}
          {hasEmail && (
            <div hidden={way !== 'email'}>
              <ByEmail />
            </div>
          )}
          {hasPhone && (
            <div hidden={way !== 'mobile'}>
              <ByPhone next={next} />
            </div>
          )}
        </Tabs>
      )}
      <div className={classes.footer}>
        <ServiceWindowLink />
        <p>
          <FormattedMessage
            id="forgotPassword.remembered"
            values={{
              link: (text) => (
                <TextButton
                  key="login"
                  onClick={() => openModal(next ? { name: 'login', next } : { name: 'login' })}
                >
                  {text}
                </TextButton>
              ),
            }}
          />
        </p>
      </div>
    </>
  )
}
