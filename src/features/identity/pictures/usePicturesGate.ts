import { useIntl } from 'react-intl'
import type { OnePicture } from '../../../kit/files/usePicture.ts'

/**
 * Prevents a form from being sent until all of its photos are uploaded, and marks missing photos.
 * @param isSubmitted true after an attempt to submit the form
 */
export function usePicturesGate(pictures: readonly OnePicture[], isSubmitted: boolean) {
  const intl = useIntl()
  return {
    /** @returns ids of all photos; undefined while a photo is missing or still uploading. */
    fileIds(): string[] | undefined {
      const ids = pictures.flatMap(({ fileId }) => fileId ?? [])
      return ids.length === pictures.length ? ids : undefined
    },
    /** Error of a photo that is missing or still uploading after an attempt to submit the form. */
    errorOf({ state }: OnePicture): string | undefined {
      if (!isSubmitted || state === 'sent' || state === 'failed') return undefined
      const problem = state === 'none' ? 'missing' : 'busy'
      return intl.formatMessage({ id: `identity.picture.${problem}` })
    },
  }
}
