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

/** Number of hot games shown before anything is typed. */
const mostHot = 6

/** Search of games, vendors and game types while typing, available on every page (ACT-22). */
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

/** Returns a function that closes the search and then runs a result's action. */
function useLeave(onLeave: () => void) {
  const navigate = useNavigate()
  const launch = useLaunch()
  return async (action: Extract<RowAction, { does: 'play' | 'go' }>) => {
    onLeave()
    await closeModal()
    // Runs after the focus has returned to its former element, so that it returns there after a
    // game as well.
    setTimeout(() => {
      if (action.does === 'go') void navigate(action.path)
      else launch(action.game, action.freeTrial ? { freeTrial: true } : {})
    })
  }
}
