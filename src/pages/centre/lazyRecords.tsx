import { type LazyPart, lazyPart } from '../../kit/hydration/lazyPart.tsx'
import type { RecordsDefinition } from '../../kit/records/sealedDefinition.ts'
import type { Page } from '../page.ts'

/**
 * Screen that shows the records of a definition. The screen and the definition load together, so
 * that the documents of other pages contain no code or style of records.
 */
export const recordScreen = (load: () => Promise<RecordsDefinition>): LazyPart<{ page: Page }> =>
  lazyPart(async () => {
    const [definition, { RecordScreen }] = await Promise.all([load(), import('./RecordScreen.tsx')])
    return ({ page }: { page: Page }) => <RecordScreen page={page} definition={definition} />
  })
