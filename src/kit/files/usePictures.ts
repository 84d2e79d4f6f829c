import { useEffect, useRef, useState } from 'react'
import { write } from '../../api/write.ts'
import { type PictureProblem, preparePicture } from './preparePicture.ts'

/** Chosen picture, uploaded or being uploaded. */
export type ChosenPicture = {
  id: string
  /** File as chosen by the user. */
  file: File
  /** Content to upload, as returned by `preparePicture`. */
  body: Blob
  state: 'sending' | 'sent' | 'failed'
  /** Uploaded fraction, from 0 to 1. */
  share: number
  /** Id of the file on the server, set after the upload. */
  fileId?: string
  error?: unknown
}

/** Reason why files of the last choice were rejected. */
export type PicturesProblem = PictureProblem | 'tooMany'

type OnChange = (fileIds: string[], isBusy: boolean) => void

/** Calls the latest `onChange` when the pictures have changed. */
function useNotifyOnChange(pictures: readonly ChosenPicture[], onChange: OnChange) {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    const fileIds = pictures.flatMap(({ fileId }) => fileId ?? [])
    latest.current(
      fileIds,
      pictures.some(({ state }) => state === 'sending'),
    )
  }, [pictures])
}

/**
 * Uploads pictures as soon as they are chosen. API calls refer to the pictures by their `fileId`. A
 * picture whose upload failed can be sent again.
 */
export function usePictures(maxPictures: number, onChange: OnChange) {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([])
  const [problem, setProblem] = useState<PicturesProblem>()
  /** Abort controllers of running uploads by picture id. */
  const sendings = useRef(new Map<string, AbortController>())
  useNotifyOnChange(pictures, onChange)

  const change = (id: string, changes: Partial<ChosenPicture>) =>
    setPictures((all) => all.map((each) => (each.id === id ? { ...each, ...changes } : each)))

  const send = async ({ id, body }: ChosenPicture) => {
    change(id, { state: 'sending', share: 0, error: undefined })
    const sending = new AbortController()
    sendings.current.set(id, sending)
    try {
      const { fileId } = await write(
        'POST /wps/files',
        { body },
        { signal: sending.signal, onProgress: (share) => change(id, { share }) },
      )
      change(id, { state: 'sent', fileId })
    } catch (error) {
      change(id, { state: 'failed', error })
    } finally {
      sendings.current.delete(id)
    }
  }
  const add = async (files: readonly File[]) => {
    setProblem(undefined)
    if (pictures.length + files.length > maxPictures) {
      setProblem('tooMany')
      return
    }
    for (const file of files) {
      const { body, problem: found } = await preparePicture(file)
      if (found !== undefined) {
        setProblem(found)
        continue
      }
      const id = crypto.randomUUID()
      const picture: ChosenPicture = { id, file, body, state: 'sending', share: 0 }
      setPictures((all) => [...all, picture])
      void send(picture)
    }
  }
  return {
    pictures,
    problem,
    add,
    sendAgain: send,
    remove: (id: string) => {
      setProblem(undefined)
      sendings.current.get(id)?.abort()
      setPictures((all) => all.filter((each) => each.id !== id))
    },
  }
}
