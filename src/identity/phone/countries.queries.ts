import { read } from '../../api/read.ts'

/** Countries whose numbers are accepted, the market's own first. */
export const countriesQuery = () => ({
  ...read('/wps/system/countryCodes', {}),
  staleTime: Number.POSITIVE_INFINITY,
})
