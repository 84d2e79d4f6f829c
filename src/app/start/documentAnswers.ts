import type { QueryClient } from '@tanstack/react-query'
import { type CarriedAnswers, takeCarriedAnswers } from '../../kit/query/carriedAnswers.ts'

/** Takes the answers out of the document that carries them; nothing when it was never rendered. */
export function takeDocumentAnswers(client: QueryClient): void {
  const block = document.getElementById('data')
  if (block === null) return
  block.remove()
  // The document and this code are of one build.
  const carried = JSON.parse(block.textContent ?? '') as CarriedAnswers
  takeCarriedAnswers(client, carried, Date.now())
}
