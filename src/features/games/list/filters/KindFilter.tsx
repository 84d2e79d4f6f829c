import { useIntl } from 'react-intl'
import { formatCount } from '../../../../kit/format/numbers.ts'
import { useLanguage } from '../../../../kit/i18n/I18nProvider.tsx'
import { Link } from '../../../../kit/page/Link.tsx'
import choice from '../../../../ui/choice.module.css'
import { chooseKind } from '../listChoices.ts'
import type { ListPlace } from '../useListPlace.ts'
import { choiceName } from './choiceName.ts'
import type { Choice } from './facets.ts'
import classes from './KindFilter.module.css'
import { kindName } from './kindNames.ts'

type Props = {
  place: ListPlace
  /** Selectable kinds; empty if there is nothing to select. */
  kinds: readonly Choice[]
}

/** Filter by kind of game (LOB-14), with the number of games of each kind. */
export function KindFilter({ place: { address, linkTo }, kinds }: Props) {
  const intl = useIntl()
  const language = useLanguage()
  if (kinds.length < 2) return null
  const choices = [
    { code: undefined, name: intl.formatMessage({ id: 'games.kinds.all' }), games: undefined },
    ...kinds.map(({ code, games }) => ({ code, games, name: kindName(intl, code) })),
  ]
  return (
    <nav aria-label={intl.formatMessage({ id: 'games.filters.kinds' })}>
      <ul className={choice.row}>
        {choices.map(({ code, name, games }) => (
          <li key={code ?? ''}>
            <Link
              to={linkTo((now) => chooseKind(now, code))}
              className={`${choice.choice} ${classes.kind}`}
              aria-current={code === address.classify ? 'true' : undefined}
              aria-label={choiceName(intl, language, { name, games })}
            >
              <span dir="auto">{name}</span>{' '}
              {games !== undefined && (
                <span className={classes.games}>{formatCount(games, language)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export const KindFilterSkeleton = () => (
  <div className={choice.row} aria-hidden="true">
    {['one', 'two', 'three', 'four', 'five', 'six'].map((place) => (
      <span key={place} className={classes.place} />
    ))}
  </div>
)
