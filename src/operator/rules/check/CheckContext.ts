import { createContext, useContext } from 'react'

/** Asks the server about the draft at once; given by the editor. */
export const CheckContext = createContext<() => void>(() => {})

export const useCheckAgain = () => useContext(CheckContext)
