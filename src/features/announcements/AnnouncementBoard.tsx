import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { formatStamp } from '../../kit/format/dates.ts'
import { SafeHtml } from '../../kit/html/SafeHtml.tsx'
import { ContentLanguageNotice } from '../../kit/language/ContentLanguageNotice.tsx'
import { PageNumbers } from '../../kit/pager/PageNumbers.tsx'
import { useContentLanguage } from '../../session/contentLanguage.ts'
import { Button } from '../../ui/Button.tsx'
import classes from './AnnouncementBoard.module.css'
import type { Announcement } from './audience.ts'

/** Number of titles per page of the list (CONST-17). */
const perPage = 9

type Props = {
  /** Announcements; at least one. */
  items: readonly Announcement[]
  /** Id of the announcement that is open at first. Without a known id, the newest one is open. */
  startId?: string | undefined
  /** Accessible name of the list. */
  label: string
  action?: (item: Announcement) => ReactNode
}

/**
 * List of titles beside the open announcement. On a narrow screen the list comes first, and the
 * chosen announcement replaces it.
 */
export function AnnouncementBoard({ items, startId, label, action }: Props) {
  const start = items.findIndex(({ id }) => id === startId)
  const [chosenId, setChosenId] = useState(start === -1 ? undefined : startId)
  const [page, setPage] = useState(Math.floor(Math.max(start, 0) / perPage) + 1)
  const root = useRef<HTMLDivElement>(null)
  useFocusOfView(root, chosenId)
  const pages = Math.ceil(items.length / perPage)
  const current = Math.min(page, pages)
  const open = items.find(({ id }) => id === chosenId) ?? items[0]
  return (
    <div
      ref={root}
      className={classes.board}
      data-view={chosenId === undefined ? 'list' : 'detail'}
    >
      <div className={classes.list}>
        <ul aria-label={label}>
          {items.slice((current - 1) * perPage, current * perPage).map((item) => (
            <li key={item.id}>
              <TitleButton
                item={item}
                isOpen={item === open}
                onPress={() => setChosenId(item.id)}
              />
            </li>
          ))}
        </ul>
        <PageNumbers
          label={label}
          page={current}
          pages={pages}
          range={5}
          margin={1}
          onChange={setPage}
        />
      </div>
      {open && (
        <OpenAnnouncement announcement={open} onBack={() => setChosenId(undefined)}>
          {action?.(open)}
        </OpenAnnouncement>
      )}
    </div>
  )
}

type OpenProps = {
  announcement: Announcement
  onBack: () => void
  /** Content below the announcement's text, such as a link to its promotion. */
  children: ReactNode
}

function OpenAnnouncement({ announcement, onBack, children }: OpenProps) {
  const intl = useIntl()
  const contentLanguage = useContentLanguage()
  const { title, content, publishedAt } = announcement
  return (
    <article className={classes.detail} aria-labelledby="announcement-title">
      <div className={classes.back}>
        <Button variant="quiet" onClick={onBack}>
          {intl.formatMessage({ id: 'announcements.back' })}
        </Button>
      </div>
      <h3 id="announcement-title" tabIndex={-1} dir="auto" {...contentLanguage}>
        {title}
      </h3>
      <time className={classes.time} dateTime={publishedAt}>
        <bdi dir="ltr">{formatStamp(publishedAt)}</bdi>
      </time>
      <div {...contentLanguage}>
        <SafeHtml html={content} />
      </div>
      <ContentLanguageNotice {...contentLanguage} textId="content.language" />
      <div className={classes.action}>{children}</div>
    </article>
  )
}

type TitleProps = { item: Announcement; isOpen: boolean; onPress: () => void }

function TitleButton({ item, isOpen, onPress }: TitleProps) {
  const contentLanguage = useContentLanguage()
  return (
    <button
      type="button"
      className={classes.title}
      aria-current={isOpen || undefined}
      onClick={onPress}
    >
      <span dir="auto" title={item.title} {...contentLanguage}>
        {item.title}
      </span>
      <time className={classes.time} dateTime={item.publishedAt}>
        <bdi dir="ltr">{formatStamp(item.publishedAt)}</bdi>
      </time>
    </button>
  )
}

/** Moves the focus to the announcement that replaces the focused list, or back to the list. */
function useFocusOfView(root: { current: HTMLElement | null }, chosenId: string | undefined): void {
  const isFirst = useRef(true)
  useEffect(() => {
    const wasFirst = isFirst.current
    isFirst.current = false
    const focused = document.activeElement
    if (wasFirst || !root.current || (focused?.checkVisibility?.() ?? true)) return
    const target = chosenId === undefined ? '[aria-current]' : '#announcement-title'
    root.current.querySelector<HTMLElement>(target)?.focus()
  }, [chosenId, root])
}
