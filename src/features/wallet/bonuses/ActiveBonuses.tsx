import { FormattedMessage } from 'react-intl'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { Panel } from '../../../ui/Panel.tsx'
import textClasses from '../../../ui/text.module.css'
import { BonusCard } from './BonusCard.tsx'
import classes from './bonuses.module.css'
import { bonusesQuery } from './bonuses.queries.ts'

/** Bonuses that must be wagered before they become real money. */
export function ActiveBonuses() {
  const bonuses = useQuery(bonusesQuery())
  return (
    <Panel title={<FormattedMessage id="wallet.bonuses.title" />}>
      <QueryPart
        query={bonuses}
        failedId="wallet.bonuses.failed"
        placeholder={<div className={classes.skeleton} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <p className={textClasses.caption}>
              <FormattedMessage id="wallet.bonuses.none" />
            </p>
          ) : (
            <>
              <p className={textClasses.caption}>
                <FormattedMessage id="wallet.bonuses.rule" />
              </p>
              <ul className={classes.list}>
                {items.map((bonus) => (
                  <BonusCard key={bonus.bonusId} bonus={bonus} />
                ))}
              </ul>
            </>
          )
        }
      </QueryPart>
    </Panel>
  )
}
