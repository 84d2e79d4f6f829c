import { useEffect, useRef, useState } from 'react'
import { write } from '../../api/write.ts'
import { checkPicture } from './checkPicture.ts'

/** A picture that was chosen, on its way to the server or there. */
export type ChosenPicture = {
  id: string
  file: File
  state: 'sending' | 'sent' | 'failed'
  /** Once it is sent. */
  fileId?: string
  error?: unknown
}

/** Why the last files were not taken. */
export type PicturesProblem = 'empty' | 'tooLarge' | 'noPicture' | 'tooMany'

/**
 * Pictures that go to the server as soon as they are chosen; what calls name them by are their
 * `fileId`s. One that could not be sent can be sent again.
 */
export function usePictures(most: number, onChange: (fileIds: string[], isBusy: boolean) => void) {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([])
  const [problem, setProblem] = useState<PicturesProblem>()
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

  const send = async ({ id, file }: Pick<ChosenPicture, 'id' | 'file'>, type: string) => {
    change(id, { state: 'sending', error: undefined })
    try {
      // Its true type: the system may have told another by the file's name.
      const body = new Blob([file], { type })
      const { fileId } = await write('POST /wps/files', { body })
      change(id, { state: 'sent', fileId })
    } catch (error) {
      change(id, { state: 'failed', error })
    }
  }
  const add = async (files: readonly File[]) => {
    setProblem(undefined)
    if (pictures.length + files.length > most) {
      setProblem('tooMany')
      return
    }
    for (const file of files) {
      const checked = await checkPicture(file)
      if (checked.problem !== undefined) {
        setProblem(checked.problem)
        continue
      }
      const picture: ChosenPicture = { id: crypto.randomUUID(), file, state: 'sending' }
      setPictures((all) => [...all, picture])
      void send(picture, checked.type)
    }
  }
  return {
    pictures,
    problem,
    add,
    sendAgain: async (picture: ChosenPicture) => {
      const checked = await checkPicture(picture.file)
      if (checked.type !== undefined) await send(picture, checked.type)
    },
    remove: (id: string) => {
      setProblem(undefined)
      setPictures((all) => all.filter((each) => each.id !== id))
    },
  }
}
