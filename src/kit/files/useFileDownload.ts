import { useEffect, useRef, useState } from 'react'
import { saveFile } from './saveFile.ts'

type DownloadState =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'done' }
  | { kind: 'failed'; error: unknown }

/**
 * Query of the API client whose response is a file. Its query function returns a `Blob` and uses
 * only the signal of its context.
 */
type FileRead = { queryFn?: unknown }

/**
 * Downloads a file and saves it. The session token is sent in a header, so that no URL contains it.
 * Leaving the page cancels the download.
 * @param makeRead creates the query when the download starts, so that the file is in the language
 * that the page then has.
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
  // `FileRead` documents the signature of the query function.
  const fetchBlob = queryFn as (context: { signal: AbortSignal }) => Promise<Blob>
  return fetchBlob({ signal })
}
