import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { OnePicture } from '../../../kit/files/usePicture.ts'

/** Blocks a form until all of its photos are uploaded, and marks the missing ones. */
export function usePicturesGate(pictures: readonly OnePicture[]) {
  const intl = useIntl()
  const [isAsked, setAsked] = useState(false)
  return {
    /** @returns the ids of all photos; undefined while one is missing or still uploading. */
    ask(): string[] | undefined {
      setAsked(true)
      const ids = pictures.flatMap(({ fileId }) => fileId ?? [])
      return ids.length === pictures.length ? ids : undefined
    },
    /** Error of a photo after an attempt to submit the form without it. */
    errorOf({ state }: OnePicture): string | undefined {
      if (!isAsked || state === 'sent' || state === 'failed') return undefined
      const problem = state === 'none' ? 'missing' : 'busy'
      return intl.formatMessage({ id: `identity.picture.${problem}` })
    },
  }
}
