import { useRef, useState } from 'react'
import { write } from '../../api/write.ts'
import { type PictureProblem, preparePicture } from './preparePicture.ts'

/** One picture, from the choice until the server has it. */
export type OnePicture = {
  /** What was chosen, to be shown; absent until something was. */
  file?: File
  state: 'none' | 'preparing' | 'sending' | 'sent' | 'failed'
  /** Once it is sent. */
  fileId?: string
  /** Why it could not be sent. */
  error?: unknown
  /** Why the last file was not taken; one that was taken before stays. */
  problem?: PictureProblem
}

const none: OnePicture = { state: 'none' }

/**
 * A picture that goes to the server as soon as it is chosen; another one takes its place. One that
 * could not be sent is kept, and can be sent again.
 */
export function usePicture() {
  const [picture, setPicture] = useState(none)
  const prepared = useRef<Blob>(undefined)
  /** Counts choices: what an earlier one comes to is of no interest. */
  const choice = useRef(0)

  const send = async (file: File, own: number) => {
    const body = prepared.current
    if (body === undefined) return
    setPicture({ file, state: 'sending' })
    try {
      const { fileId } = await write('POST /wps/files', { body })
      if (choice.current === own) setPicture({ file, state: 'sent', fileId })
    } catch (error) {
      if (choice.current === own) setPicture({ file, state: 'failed', error })
    }
  }
  const choose = async (file: File) => {
    choice.current += 1
    const own = choice.current
    const before = picture
    setPicture({ file, state: 'preparing' })
    const result = await preparePicture(file)
    if (choice.current !== own) return
    if (result.problem !== undefined) {
      // What was there is as good as before, unless it was on its way.
      setPicture({ ...(before.state === 'sent' ? before : none), problem: result.problem })
      return
    }
    prepared.current = result.body
    await send(file, own)
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
