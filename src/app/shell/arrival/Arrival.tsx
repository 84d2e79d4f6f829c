import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { focusContent } from '../../../kit/modal/modalStore.ts'
import { usePageName } from '../../../kit/page/pageName.ts'
import type { Page } from '../../../pages/page.ts'
import { ScrollPlace } from './ScrollPlace.tsx'

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
  const { key } = useLocation()
  const shownPlace = useRef(place)
  const shownKey = useRef(key)
  const [hasMoved, setMoved] = useState(false)

  useEffect(() => {
    document.title = documentTitle
  }, [documentTitle])

  useEffect(() => {
    if (shownPlace.current === place) return
    shownPlace.current = place
    focusContent()
    setMoved(true)
  }, [place])

  useEffect(() => {
    if (shownKey.current === key) return
    shownKey.current = key
    // A navigation within the page may remove the link that was pressed.
    if (document.activeElement === document.body) focusContent()
  }, [key])

  return (
    <>
      <ScrollPlace placeKey={place} />
      <div className="visuallyHidden" role="status">
        {hasMoved && intl.formatMessage({ id: 'app.arrived' }, { page: title })}
      </div>
    </>
  )
}
