import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { HelpIndex, HelpSkeleton } from '../../features/support/help/HelpIndex.tsx'
import { WithSafeHtml } from '../../kit/html/SafeHtml.tsx'
import { openModal, syncModals, useModalStore } from '../../kit/modal/modalStore.ts'
import { FeaturePart } from '../FeaturePart.tsx'
import { PageTitle } from '../PageTitle.tsx'
import type { Page } from '../page.ts'

/**
 * Opens the help dialog over the page at the address's term (ROUTE-12, ROUTE-13): on arrival and at
 * each link to another term, but not on Back or Forward.
 */
function useHelpDialog(): void {
  const { hash, key } = useLocation()
  const isReturn = useNavigationType() === 'POP' && key !== 'default'
  useEffect(() => {
    if (key === '' || isReturn) return
    // A link inside the dialog led here; the open dialog belongs to the previous history entry.
    syncModals()
    if (useModalStore.getState().modals.length > 0) return
    const term = hash.slice(1)
    openModal(term === '' ? { name: 'help' } : { name: 'help', term })
  }, [hash, key, isReturn])
}

/** Help page (ROUTE-12, ROUTE-13) with all terms, below the help dialog at first. */
export function HelpPage({ page }: { page: Page }) {
  useHelpDialog()
  return (
    <>
      <PageTitle page={page} />
      <FeaturePart placeholder={<HelpSkeleton />}>
        <WithSafeHtml placeholder={<HelpSkeleton />}>
          <HelpIndex />
        </WithSafeHtml>
      </FeaturePart>
    </>
  )
}
