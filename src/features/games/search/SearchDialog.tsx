import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { read } from '../../../api/read.ts'
import { closeModal } from '../../../kit/modal/modalStore.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { localStore } from '../../../kit/storage.ts'
import { foldText } from '../../../lib/search/foldText.ts'
import { useLaunch } from '../launch/useLaunch.ts'
import { hotListing } from '../listing.ts'
import { takeKeys } from './earlyKeys.ts'
import { SearchBar } from './SearchBar.tsx'
import classes from './SearchDialog.module.css'
import { SearchResults } from './SearchResults.tsx'
import { groupsBefore, groupsOf, type RowAction } from './searchRows.ts'
import { useFoundGames } from './useFoundGames.ts'
import { useFoundPlaces } from './useFoundPlaces.ts'
import { useRowChoice } from './useRowChoice.ts'

const storageKey = 'recentSearches'
/** Maximum number of stored searches. */
const maxSearches = 6
/** Maximum length of a search in UTF-16 code units, like the field's `maxlength`. */
const maxLength = 100

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= maxLength

const parse = (json: unknown): string[] =>
  (Array.isArray(json) ? json : []).filter(isText).slice(0, maxSearches)

/**
 * Recent searches on this device, the newest first. A search is stored when one of its results is
 * opened.
 */
export const recentSearches = (): string[] => localStore.getJson(storageKey, parse) ?? []

function keep(searches: string[]): string[] {
  if (searches.length === 0) localStore.remove(storageKey)
  else localStore.setJson(storageKey, searches)
  return searches
}

const without = (text: string): string[] =>
  recentSearches().filter((each) => foldText(each) !== foldText(text))

/**
 * Stores a search as the newest one and removes searches that differ from it only in case or
 * accents.
 * @returns all recent searches
 */
export const addRecentSearch = (text: string): string[] =>
  isText(text) ? keep([text.trim(), ...without(text)].slice(0, maxSearches)) : recentSearches()

/**
 * Removes one recent search.
 * @returns remaining searches
 */
export const removeRecentSearch = (text: string): string[] => keep(without(text))

/**
 * Removes all recent searches.
 * @returns empty list
 */
export const clearRecentSearches = (): string[] => keep([])

const hints = [
  'games.search.keys.move',
  'games.search.keys.play',
  'games.search.keys.details',
  'games.search.keys.close',
] as const

const kbd = (key: ReactNode[]) => <kbd className={classes.key}>{key}</kbd>

/** Keyboard hints. The search field itself describes the keys to screen readers. */
function SearchHints() {
  return (
    <p className={classes.hints} aria-hidden="true">
      {hints.map((id) => (
        <span key={id} className={classes.hint}>
          <FormattedMessage id={id} values={{ kbd }} />
        </span>
      ))}
    </p>
  )
}

/** Maximum number of hot games shown before the player types. */
const mostHot = 6

/** Search of games, vendors and game types while typing, available on every page (ACT-22). */
export function SearchDialog() {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [recent, setRecent] = useState(recentSearches)
  useEffect(() => {
    const early = takeKeys()
    setText((input) => early + input)
  }, [])
  const isEmpty = text.trim() === ''
  const results = useFoundGames(text)
  const places = useFoundPlaces(
    text,
    results.games.length === 0 || results.correction !== undefined,
  )
  const hotGames = useQuery(read('/wps/relay/GCSGAME_hotGamesV2', { query: hotListing() }))
  const hot = (hotGames.data?.list ?? [])
    .filter(({ isGame }) => isGame === 'GAME')
    .slice(0, mostHot)
  const groups = isEmpty ? groupsBefore(recent, hot) : groupsOf({ ...results, places, hot })

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
  const isCurrent = isEmpty || results.state === 'ready'
  const choice = useRowChoice({ text, groups, isCurrent, onAct: act })
  return (
    <div className={classes.search}>
      <SearchBar ref={field} text={text} onChange={setText} choice={choice} />
      <SearchResults
        text={text}
        markedText={results.correction ?? text}
        groups={groups}
        results={results}
        hot={hotGames}
        choice={choice}
        onAct={act}
      />
      <SearchHints />
    </div>
  )
}

/** Returns a function that closes the search and then runs the selected action. */
function useLeave(onLeave: () => void) {
  const navigate = useNavigate()
  const launch = useLaunch()
  return async (action: Extract<RowAction, { does: 'play' | 'go' }>) => {
    onLeave()
    await closeModal()
    // Waits until the closed search has returned the focus to the page. When a game's dialog opens,
    // it stores the focused element, to which it returns the focus later.
    setTimeout(() => {
      if (action.does === 'go') void navigate(action.path)
      else launch(action.game, action.freeTrial ? { freeTrial: true } : {})
    })
  }
}
