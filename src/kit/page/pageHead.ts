import { createContext, useContext } from 'react'
import type { PageSubject } from '../../lib/pageRenderer.ts'
import { useNamePage } from './pageName.ts'

/**
 * Listener for the subject of the page. The renderer of documents provides it; browsers have none.
 */
export const PageSubjectListener = createContext<((subject: PageSubject) => void) | undefined>(
  undefined,
)

/**
 * Sets the subject of a page that shows one of many items. The name of the item appears in the
 * browser tab and for screen readers.
 */
export function usePageSubject(subject: PageSubject): void {
  useContext(PageSubjectListener)?.(subject)
  useNamePage(subject.name)
}
