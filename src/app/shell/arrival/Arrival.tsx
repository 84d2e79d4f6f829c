import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useModalStore } from '../../../kit/modal/modalStore.ts'
import { usePageName } from '../../../kit/page/pageName.ts'
import type { Page } from '../../../pages/page.ts'
import { ScrollPlace } from './ScrollPlace.tsx'

const openModalCount = () => useModalStore.getState().modals.length

/**
 * What a browser does when a page loads and a router does not: the tab's title, the focus, the
 * place on the page, and a word for readers.
 *
 * @param place what the page shows, as `placeKey` tells it
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
    // A page may arrive under a dialog, which keeps the focus: a field that lost it for a moment
    // would complain.
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
