import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

type ReviewEntry = {
  /** True while the history entry of the review is current. */
  isOpen: boolean
  open: () => void
  close: () => void
}

/**
 * Opens the review of a page's form as a new history entry, so that Back returns to the form and
 * Forward to the review. The form stays mounted and keeps its input.
 */
export function useReviewEntry(): ReviewEntry {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const isOpen = state?.isReview === true
  // The current value: a second click and a late response must not go back again.
  const isCurrent = useRef(isOpen)
  useEffect(() => {
    isCurrent.current = isOpen
  }, [isOpen])
  return {
    isOpen,
    open: () => {
      if (!isCurrent.current)
        void navigate({ pathname, search, hash }, { state: { isReview: true } })
    },
    close: () => {
      if (!isCurrent.current) return
      isCurrent.current = false
      void navigate(-1)
    },
  }
}
