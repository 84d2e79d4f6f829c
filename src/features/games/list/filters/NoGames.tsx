import { useIntl } from 'react-intl'
import { Link } from '../../../../kit/page/Link.tsx'
import { paths } from '../../../../paths.ts'
import { buttonLook } from '../../../../ui/Button.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { GamesPicture } from '../../../../ui/pictures/GamesPicture.tsx'
import { isPersonal } from '../listAddress.ts'
import { chooseFilter } from '../listChoices.ts'
import { OwnPicture } from '../OwnPicture.tsx'
import type { ListPlace } from '../useListPlace.ts'

/** Empty state of a game list (LOB-21), with a link to all games. */
export function NoGames({ place: { address, linkTo } }: { place: ListPlace }) {
  const intl = useIntl()
  const { filter, vendors, classify, name } = address
  const isNarrow = vendors.length > 0 || classify !== undefined
  if (name !== '') {
    return (
      <EmptyState
        picture={<GamesPicture />}
        text={intl.formatMessage({ id: 'games.list.notFound' }, { name })}
      >
        <Link to={linkTo((now) => ({ ...now, name: '', page: 1 }))} {...buttonLook('secondary')}>
          {intl.formatMessage({ id: 'games.list.stopSearch' })}
        </Link>
      </EmptyState>
    )
  }
  if (!isNarrow && isPersonal(filter)) {
    return (
      <EmptyState
        picture={<OwnPicture filter={filter} />}
        text={intl.formatMessage({ id: `games.own.${filter}.empty` })}
      >
        <Link to={paths.hot()} {...buttonLook('secondary')}>
          {intl.formatMessage({ id: 'onward.games' })}
        </Link>
      </EmptyState>
    )
  }
  return (
    <EmptyState picture={<GamesPicture />} text={intl.formatMessage({ id: 'games.list.empty' })}>
      {isNarrow && (
        <Link
          to={linkTo((now) => ({
            ...chooseFilter(now, filter),
            vendors: [],
            classify: undefined,
          }))}
          {...buttonLook('secondary')}
        >
          {intl.formatMessage({ id: 'games.list.widen' })}
        </Link>
      )}
    </EmptyState>
  )
}
