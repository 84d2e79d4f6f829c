import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { read } from '../../../api/read.ts'
import { closeModal } from '../../../kit/modal/modalStore.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { useLaunch } from '../launch/useLaunch.ts'
import { hotListing } from '../listing.ts'
import { takeKeys } from './earlyKeys.ts'
import {
  addRecentSearch,
  clearRecentSearches,
  recentSearches,
  removeRecentSearch,
} from './recentSearches.ts'
import { SearchBar } from './SearchBar.tsx'
import classes from './SearchDialog.module.css'
import { SearchHints } from './SearchHints.tsx'
import { SearchResults } from './SearchResults.tsx'
import { groupsBefore, groupsOf, type RowAction } from './searchRows.ts'
import { useFoundGames } from './useFoundGames.ts'
import { useFoundPlaces } from './useFoundPlaces.ts'
import { useRowChoice } from './useRowChoice.ts'

/** Hot games that are offered before anything is typed. */
const mostHot = 6

/** Searches the lobby from everywhere (ACT-22): games, vendors and types of games, while one types. */
export function SearchDialog() {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [recent, setRecent] = useState(recentSearches)
  useEffect(() => {
    const early = takeKeys()
    setText((typed) => early + typed)
  }, [])
  const isEmpty = text.trim() === ''
  const found = useFoundGames(text)
  const places = useFoundPlaces(text, found.games.length === 0 || found.corrected !== undefined)
  const hotGames = useQuery(read('/wps/relay/GCSGAME_hotGamesV2', { query: hotListing() }))
  const hot = (hotGames.data?.list ?? [])
    .filter(({ isGame }) => isGame === 'GAME')
    .slice(0, mostHot)
  const groups = isEmpty ? groupsBefore(recent, hot) : groupsOf({ ...found, places, hot })

  const leaveFor = useLeave(() => setRecent(addRecentSearch(text)))
  const act = (action: RowAction) => {
    switch (action.does) {
      case 'play':
      case 'go':
        void leaveFor(action)
        break
      case 'search':
        setText(action.text)
        field.current?.focus()
        break
      case 'forget':
        setRecent(removeRecentSearch(action.text))
        break
      case 'forgetAll':
        setRecent(clearRecentSearches())
    }
  }
  const isCurrent = isEmpty || found.state === 'ready'
  const choice = useRowChoice({ text, groups, isCurrent, onAct: act })
  return (
    <div className={classes.search}>
      <SearchBar ref={field} text={text} onChange={setText} choice={choice} />
      <SearchResults
        text={text}
        marked={found.corrected ?? text}
        groups={groups}
        found={found}
        hot={hotGames}
        choice={choice}
        onAct={act}
      />
      <SearchHints />
    </div>
  )
}

/** Closes the search, and then plays or goes where a result leads. */
function useLeave(onLeave: () => void) {
  const navigate = useNavigate()
  const launch = useLaunch()
  return async (action: Extract<RowAction, { does: 'play' | 'go' }>) => {
    onLeave()
    await closeModal()
    // When what had the focus before has it again, so that it comes back there after a game.
    setTimeout(() => {
      if (action.does === 'go') void navigate(action.path)
      else launch(action.game, action.freeTrial ? { freeTrial: true } : {})
    })
  }
}
