import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useModalStore } from '../../../kit/modal/modalStore.ts'
import { usePageName } from '../../../kit/page/pageName.ts'
import type { Page } from '../../../pages/page.ts'
import { ScrollPlace } from './ScrollPlace.tsx'

const openModalCount = () => useModalStore.getState().modals.length

/**
 * Does for a client-side navigation what the browser does for a page load: sets the tab's title,
 * the focus and the scroll position, and announces the page to screen readers.
 *
 * @param place key of the page's content, result of `placeKey`
 */
export function Arrival({ page, place }: { page: Page; place: string }) {
  const intl = useIntl()
  const name = usePageName()
  const title = name ?? intl.formatMessage({ id: page.titleId })
  const documentTitle = page.documentTitleId
    ? intl.formatMessage({ id: page.documentTitleId })
    : intl.formatMessage({ id: 'app.documentTitle' }, { page: title })
  const shownPlace = useRef(place)
  const [hasMoved, setMoved] = useState(false)

  useEffect(() => {
    document.title = documentTitle
  }, [documentTitle])

  useEffect(() => {
    if (shownPlace.current === place) return
    shownPlace.current = place
    // A dialog keeps the focus when a page arrives below it. A field in the dialog would show an
    // error when it loses the focus.
    if (openModalCount() === 0) document.getElementById('content')?.focus({ preventScroll: true })
    setMoved(true)
  }, [place])

  return (
    <>
      <ScrollPlace placeKey={place} />
      <div className="visuallyHidden" role="status">
        {hasMoved && intl.formatMessage({ id: 'app.arrived' }, { page: title })}
      </div>
    </>
  )
}
