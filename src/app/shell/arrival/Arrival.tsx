import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useModalStore } from '../../../kit/modal/modalStore.ts'
import type { Page } from '../../../pages/page.ts'
import { ScrollPlace } from './ScrollPlace.tsx'

const openModalCount = () => useModalStore.getState().modals.length

/**
 * What a browser does when a page loads and a router does not: the tab's title, the focus, the
 * place on the page, and a word for readers.
 */
export function Arrival({ page }: { page: Page }) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: page.titleId })
  const documentTitle = page.documentTitleId
    ? intl.formatMessage({ id: page.documentTitleId })
    : intl.formatMessage({ id: 'app.documentTitle' }, { page: title })
  const shownPage = useRef(page.id)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    document.title = documentTitle
  }, [documentTitle])

  useEffect(() => {
    if (shownPage.current === page.id) return
    shownPage.current = page.id
    // A page may arrive under a dialog, which keeps the focus: a field that lost it for a moment
    // would complain.
    if (openModalCount() === 0) document.getElementById('content')?.focus({ preventScroll: true })
    setAnnouncement(intl.formatMessage({ id: 'app.arrived' }, { page: title }))
  }, [page.id, title, intl])

  return (
    <>
      <ScrollPlace pageId={page.id} />
      <div className="visuallyHidden" role="status">
        {announcement}
      </div>
    </>
  )
}
