import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { pageAt } from '../../pages/pages.ts'

/**
 * What a browser does when a page loads and a router does not: the tab's title, the focus, the top
 * of the page or the place of the hash (ROUTE-45, ROUTE-47), and a word for readers.
 */
export function Arrival() {
  const intl = useIntl()
  const { pathname, hash } = useLocation()
  const page = pageAt(pathname)
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
    window.scrollTo(0, 0)
    document.getElementById('content')?.focus({ preventScroll: true })
    setAnnouncement(intl.formatMessage({ id: 'app.arrived' }, { page: title }))
  }, [page.id, title, intl])

  useEffect(() => {
    if (hash === '') return
    document.getElementById(decodedHash(hash))?.scrollIntoView()
  }, [hash])

  return (
    <div className="visuallyHidden" role="status">
      {announcement}
    </div>
  )
}

/** The id behind a hash; a broken escape counts as written. */
function decodedHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
