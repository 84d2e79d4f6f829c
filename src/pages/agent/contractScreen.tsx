import { FormattedMessage } from 'react-intl'
import type { ContractKind } from '../../features/contracts/terms/contractKinds.ts'
import { type LazyPart, lazyPart } from '../../kit/hydration/lazyPart.tsx'
import type { RecordsDefinition } from '../../kit/records/sealedDefinition.ts'
import type { Page } from '../page.ts'
import classes from './contractScreen.module.css'

/**
 * Content of the page with contracts of one kind, and their settlements below (AGENT-13 to
 * AGENT-16).
 */
export const contractScreen = (
  kind: ContractKind,
  load: () => Promise<RecordsDefinition>,
): LazyPart<{ page: Page }> =>
  lazyPart(async () => {
    const [definition, { RecordScreen }, { ContractPanels }] = await Promise.all([
      load(),
      import('../centre/RecordScreen.tsx'),
      import('../../features/contracts/panels/ContractPanels.tsx'),
    ])
    return ({ page }: { page: Page }) => (
      <ContractPanels kind={kind}>
        <h2 className={classes.heading}>
          <FormattedMessage id="contracts.settlements" />
        </h2>
        <RecordScreen page={page} definition={definition} />
      </ContractPanels>
    )
  })
