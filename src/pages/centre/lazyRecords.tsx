import { type LazyPart, lazyPart } from '../../kit/hydration/lazyPart.tsx'
import type { RecordsDefinition } from '../../kit/records/sealedDefinition.ts'
import type { Page } from '../page.ts'

/**
 * Screen of a definition, loaded together with it: a centre and the documents of its other pages
 * contain no code and no style of records.
 */
export const recordScreen = (load: () => Promise<RecordsDefinition>): LazyPart<{ page: Page }> =>
  lazyPart(async () => {
    const [definition, { RecordScreen }] = await Promise.all([load(), import('./RecordScreen.tsx')])
    return ({ page }: { page: Page }) => <RecordScreen page={page} definition={definition} />
  })
