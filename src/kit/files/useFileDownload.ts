import { useEffect, useRef, useState } from 'react'
import { saveFile } from './saveFile.ts'

type DownloadState =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'done' }
  | { kind: 'failed'; error: unknown }

/**
 * A read of the contract that is answered with a file: its query function gives a `Blob`, and takes
 * no more of its context than the signal.
 */
type FileRead = { queryFn?: unknown }

/**
 * Fetches a file and saves it; the token travels in the header, so that no address holds it.
 * Leaving the page cancels the download.
 * @param makeRead the `read` of the file, in the language of then.
 */
export function useFileDownload(makeRead: () => FileRead, fileName: string) {
  const [state, setState] = useState<DownloadState>({ kind: 'idle' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const start = async () => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setState({ kind: 'busy' })
    try {
      const file = await fetchFile(makeRead(), controller.signal)
      if (controller.signal.aborted) return
      saveFile(file, fileName)
      setState({ kind: 'done' })
    } catch (error) {
      if (!controller.signal.aborted) setState({ kind: 'failed', error })
    }
  }
  const cancel = () => {
    running.current?.abort()
    setState({ kind: 'idle' })
  }
  return { state, start: () => void start(), cancel }
}

function fetchFile({ queryFn }: FileRead, signal: AbortSignal): Promise<Blob> {
  // As `FileRead` says.
  const fetchBlob = queryFn as (context: { signal: AbortSignal }) => Promise<Blob>
  return fetchBlob({ signal })
}
