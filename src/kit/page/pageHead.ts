import { createContext, useContext } from 'react'
import type { PageSubject } from '../../lib/pageRenderer.ts'
import { useNamePage } from './pageName.ts'

/** Hears what a page is about; given by what renders a document, and by nothing in a browser. */
export const PageSubjectListener = createContext<((subject: PageSubject) => void) | undefined>(
  undefined,
)

/**
 * Tells what the page is about, where it is one of many things: the browser's tab and readers get
 * its name, and the document that a server renders all of it.
 */
export function usePageSubject(subject: PageSubject): void {
  useContext(PageSubjectListener)?.(subject)
  useNamePage(subject.name)
}
