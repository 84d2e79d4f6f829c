import { useIntl } from 'react-intl'
import { useSeen } from '../../../kit/hydration/useSeen.ts'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { useMarket } from '../../../session/market.ts'
import { Jackpot } from '../jackpot/Jackpot.tsx'
import { GameRowSkeleton } from '../tiles/GameGridSkeleton.tsx'
import { VendorCards, VendorCardsSkeleton } from '../vendors/VendorCards.tsx'
import { homeVendorsQuery } from '../vendors/vendorCards.ts'
import { WinnerBoard } from '../winners/WinnerBoard.tsx'
import classes from './HomeGames.module.css'
import { HomeRow, HomeSectionFrame } from './HomeRow.tsx'
import {
  type HomeSection,
  homeSections,
  hotGamesQuery,
  sectionGamesQuery,
  vendorsOfSection,
} from './homeSections.ts'
import { OwnGames } from './OwnGames.tsx'

/** Sections of the home page (LOB-02 to LOB-11). */
export function HomeGames() {
  return (
    <div className={classes.games}>
      {homeSections.map((section) => (
        <Section key={'id' in section ? section.id : section.kind} section={section} />
      ))}
    </div>
  )
}

function Section({ section }: { section: HomeSection }) {
  switch (section.kind) {
    case 'hot':
      return <HotGames section={section} />
    case 'games':
      return <TypeGames section={section} />
    case 'wins':
      return <Wins />
    case 'vendors':
      return <Vendors section={section} />
    default:
      return <OwnGames section={section} />
  }
}

type Of<Kind extends HomeSection['kind']> = { section: Extract<HomeSection, { kind: Kind }> }

const HotGames = ({ section }: Of<'hot'>) => (
  <HomeRow section={section} query={useQuery(hotGamesQuery())} isFirst />
)

/** Row of a game type. The games of a row far down load when the visitor scrolls near it. */
function TypeGames({ section }: Of<'games'>) {
  const [place, isSeen] = useSeen<HTMLElement>('600px')
  if (!section.isFarDown || isSeen) return <LoadedGames section={section} />
  return (
    <HomeSectionFrame ref={place} section={section}>
      <GameRowSkeleton />
    </HomeSectionFrame>
  )
}

const LoadedGames = ({ section }: Of<'games'>) => (
  <HomeRow section={section} query={useQuery(sectionGamesQuery(section))} />
)

const Wins = () => (
  <div className={classes.wins}>
    <WinnerBoard />
    <Jackpot />
  </div>
)

/** Cards of at most five vendors that the licence allows (GAME-08). */
function Vendors({ section }: Of<'vendors'>) {
  const intl = useIntl()
  const { cockfight } = useMarket()
  const query = useQuery(homeVendorsQuery())
  const title = intl.formatMessage({ id: section.titleId })
  const cards = query.data && vendorsOfSection(query.data, section.id)
  if (cards?.length === 0 || (section.id === 'COCKFIGHT' && !cockfight)) return null
  return (
    <HomeSectionFrame section={section}>
      <QueryPart query={query} placeholder={<VendorCardsSkeleton layout="row" />}>
        {() => cards && <VendorCards cards={cards} label={title} layout="row" />}
      </QueryPart>
    </HomeSectionFrame>
  )
}
