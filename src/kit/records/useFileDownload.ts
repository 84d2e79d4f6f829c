import { useEffect, useRef, useState } from 'react'
import type { ReadPath } from '../../api/operations.ts'
import { read } from '../../api/read.ts'
import { saveFile } from '../files/saveFile.ts'

type DownloadState =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'done' }
  | { kind: 'failed'; error: unknown }

/**
 * Fetches a file and saves it; the token travels in the header, so that no address holds it.
 * Leaving the page cancels the download.
 */
export function useFileDownload(path: ReadPath, query: object, fileName: string) {
  const [state, setState] = useState<DownloadState>({ kind: 'idle' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const start = async () => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setState({ kind: 'busy' })
    try {
      const file = await fetchFile(path, query, controller.signal)
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

function fetchFile(path: ReadPath, query: object, signal: AbortSignal): Promise<Blob> {
  // The definition was checked against this very call; here it is one of many.
  const { queryFn } = read(path, { query } as Parameters<typeof read>[1])
  // The calls of files answer with a Blob, and a read takes no more of its context than the signal.
  const fetchBlob = queryFn as unknown as (context: { signal: AbortSignal }) => Promise<Blob>
  return fetchBlob({ signal })
}
