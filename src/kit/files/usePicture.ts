import { useRef, useState } from 'react'
import { write } from '../../api/write.ts'
import { type PictureProblem, preparePicture } from './preparePicture.ts'

/** State of a single picture, from the choice of the file to its upload. */
export type OnePicture = {
  /** Chosen file, for the preview; undefined before a choice. */
  file?: File
  state: 'none' | 'preparing' | 'sending' | 'sent' | 'failed'
  /** Id of the file on the server, set after the upload. */
  fileId?: string
  error?: unknown
  /** Reason why the last file was rejected. A picture that was uploaded before remains. */
  problem?: PictureProblem
}

const none: OnePicture = { state: 'none' }

/**
 * Uploads a single picture as soon as it is chosen. Another choice replaces the picture. A picture
 * whose upload failed is kept and can be sent again.
 */
export function usePicture() {
  const [picture, setPicture] = useState(none)
  const prepared = useRef<Blob>(undefined)
  /** Counter of choices; results of earlier choices are ignored. */
  const choice = useRef(0)

  const send = async (file: File, choiceNumber: number) => {
    const body = prepared.current
    if (body === undefined) return
    setPicture({ file, state: 'sending' })
    try {
      const { fileId } = await write('POST /wps/files', { body })
      if (choice.current === choiceNumber) setPicture({ file, state: 'sent', fileId })
    } catch (error) {
      if (choice.current === choiceNumber) setPicture({ file, state: 'failed', error })
    }
  }
  const choose = async (file: File) => {
    choice.current += 1
    const choiceNumber = choice.current
    const before = picture
    setPicture({ file, state: 'preparing' })
    const result = await preparePicture(file)
    if (choice.current !== choiceNumber) return
    if (result.problem !== undefined) {
      // A picture that is already uploaded remains; an unfinished upload is discarded.
      setPicture({ ...(before.state === 'sent' ? before : none), problem: result.problem })
      return
    }
    prepared.current = result.body
    await send(file, choiceNumber)
  }
  return {
    picture,
    choose,
    sendAgain: async () => {
      if (picture.file) await send(picture.file, choice.current)
    },
    clear: () => {
      choice.current += 1
      setPicture(none)
    },
  }
}
