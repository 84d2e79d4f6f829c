import { useState } from 'react'
import { useIntl } from 'react-intl'

/** Pictures of a message, uploaded as soon as they are chosen. */
export function usePicturesSent() {
  const intl = useIntl()
  const [fileIds, setFileIds] = useState<string[]>([])
  const [isSending, setSending] = useState(false)
  const [isTooEarly, setTooEarly] = useState(false)
  return {
    fileIds,
    error: isTooEarly ? intl.formatMessage({ id: 'support.feedback.picturesOnTheWay' }) : undefined,
    take: (sentIds: string[], isBusy: boolean) => {
      setFileIds(sentIds)
      setSending(isBusy)
      setTooEarly(false)
    },
    /** Returns true if all uploads have finished; otherwise shows an error. */
    check: () => {
      setTooEarly(isSending)
      return !isSending
    },
  }
}
