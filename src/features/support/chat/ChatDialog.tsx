import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Value } from '../../../api/operations.ts'
import { read } from '../../../api/read.ts'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { openWindowOrLink } from '../../../kit/window/openWindowOrLink.ts'
import { useContentLanguage } from '../../../session/contentLanguage.ts'
import { ChatIcon } from '../../../ui/channelIcons.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import textClasses from '../../../ui/text.module.css'
import choices from '../choices.module.css'
import { ChatFrame } from './ChatFrame.tsx'

type Desk = Value<'GET /wps/relay/CBS_modelList'>[number]
type Chat = Value<'GET /wps/relay/CBS_launchChat'>

/** Chat dialog: a list of desks, then the chat with the selected one. */
export function ChatDialog() {
  const desks = useQuery(read('/wps/relay/CBS_modelList', {}))
  const [chat, setChat] = useState<{ desk: Desk; launch: Chat }>()
  const queries = useQueryClient()
  const launch = useMutation({
    // Each launch is valid for one window, so it is not cached.
    mutationFn: ({ modelId }: Desk) =>
      queries.fetchQuery({
        ...read('/wps/relay/CBS_launchChat', { query: { modelId } }),
        staleTime: 0,
        gcTime: 0,
      }),
    onSuccess: (newChat, desk) => {
      // Only a page of the portal's origin is framed; the content security policy blocks all other
      // frames.
      if (newChat.url.startsWith('/')) setChat({ desk, launch: newChat })
      else openWindowOrLink(newChat.url, newChat)
    },
  })
  if (chat) {
    return (
      <ChatFrame title={chat.desk.title} launch={chat.launch} onBack={() => setChat(undefined)} />
    )
  }
  return (
    <QueryPart query={desks} placeholder={<div className={choices.skeleton} />}>
      {(all) => (
        <ul className={layoutClasses.stack8}>
          {all.map((desk) => (
            <li key={desk.modelId}>
              <DeskButton desk={desk} onChoose={() => launch.isPending || launch.mutate(desk)} />
            </li>
          ))}
        </ul>
      )}
    </QueryPart>
  )
}

function DeskButton({ desk, onChoose }: { desk: Desk; onChoose: () => void }) {
  const language = useLanguage()
  const { lang } = useContentLanguage()
  return (
    <button type="button" className={choices.choice} onClick={onChoose}>
      <ChatIcon />
      <span className={layoutClasses.stack4}>
        <bdi lang={lang}>{desk.title}</bdi>
        <span className={textClasses.term}>
          <bdi lang={lang}>{desk.description}</bdi>
        </span>
      </span>
      <span className={choices.state} data-open={desk.isOpen || undefined}>
        {desk.isOpen || desk.opensAt === undefined ? (
          <FormattedMessage id={desk.isOpen ? 'support.chat.isOpen' : 'support.chat.closed'} />
        ) : (
          <FormattedMessage
            id="support.chat.opensAt"
            values={{ moment: formatInstant(desk.opensAt, 'minute', language) }}
          />
        )}
      </span>
    </button>
  )
}
