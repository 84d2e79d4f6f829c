import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { OnePicture } from '../../../kit/files/usePicture.ts'

/** Lets a form be sent once all of its photos have arrived, and says which have not. */
export function usePicturesGate(pictures: readonly OnePicture[]) {
  const intl = useIntl()
  const [isAsked, setAsked] = useState(false)
  return {
    /** @returns the ids of all photos; undefined while one is missing or on its way. */
    ask(): string[] | undefined {
      setAsked(true)
      const ids = pictures.flatMap(({ fileId }) => fileId ?? [])
      return ids.length === pictures.length ? ids : undefined
    },
    /** What stands at a photo once the form was to be sent without it. */
    errorOf({ state }: OnePicture): string | undefined {
      if (!isAsked || state === 'sent' || state === 'failed') return undefined
      const problem = state === 'none' ? 'missing' : 'busy'
      return intl.formatMessage({ id: `identity.picture.${problem}` })
    },
  }
}
