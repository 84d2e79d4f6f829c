import { createContext, useContext } from 'react'
import type { PageSubject } from '../../lib/pageRenderer.ts'
import { useNamePage } from './pageName.ts'

/**
 * Receives the subject of the page; provided by the renderer of documents, and absent in a browser.
 */
export const PageSubjectListener = createContext<((subject: PageSubject) => void) | undefined>(
  undefined,
)

/**
 * Announces the subject of a page that shows one of many items. The browser tab and screen readers
 * get its name, and a prerendered document gets all of it.
 */
export function usePageSubject(subject: PageSubject): void {
  useContext(PageSubjectListener)?.(subject)
  useNamePage(subject.name)
}
