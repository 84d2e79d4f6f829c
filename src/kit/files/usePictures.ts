import { useEffect, useRef, useState } from 'react'
import { write } from '../../api/write.ts'
import { type PictureProblem, preparePicture } from './preparePicture.ts'

/** A picture that was chosen, on its way to the server or there. */
export type ChosenPicture = {
  id: string
  /** As it was chosen. */
  file: File
  /** What of it is sent. */
  body: Blob
  state: 'sending' | 'sent' | 'failed'
  /** How much of it has left, from 0 to 1. */
  share: number
  /** Once it is sent. */
  fileId?: string
  error?: unknown
}

/** Why the last files were not taken. */
export type PicturesProblem = PictureProblem | 'tooMany'

/**
 * Pictures that go to the server as soon as they are chosen; what calls name them by are their
 * `fileId`s. One that could not be sent can be sent again.
 */
export function usePictures(most: number, onChange: (fileIds: string[], isBusy: boolean) => void) {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([])
  const [problem, setProblem] = useState<PicturesProblem>()
  /** What is under way, by the picture's id. */
  const sendings = useRef(new Map<string, AbortController>())
  const tell = useRef(onChange)
  useEffect(() => {
    tell.current = onChange
  })
  useEffect(() => {
    const fileIds = pictures.flatMap(({ fileId }) => fileId ?? [])
    tell.current(
      fileIds,
      pictures.some(({ state }) => state === 'sending'),
    )
  }, [pictures])

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
    if (pictures.length + files.length > most) {
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
      // One that is on its way goes no further.
      sendings.current.get(id)?.abort()
      setPictures((all) => all.filter((each) => each.id !== id))
    },
  }
}
