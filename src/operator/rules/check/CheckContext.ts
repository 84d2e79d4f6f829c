import { createContext, useContext } from 'react'

/** Function that checks the draft on the server at once; provided by the editor. */
export const CheckContext = createContext<() => void>(() => {})

export const useCheckAgain = () => useContext(CheckContext)
