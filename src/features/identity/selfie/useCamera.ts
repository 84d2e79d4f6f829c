import { useCallback, useEffect, useRef, useState } from 'react'

/** `refused`: the user or the browser denied access. `absent`: there is no usable camera. */
export type CameraState = 'off' | 'opening' | 'on' | 'refused' | 'absent'

const constraints: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 960 } },
}
/** JPEG quality from 0 to 1. */
const quality = 0.92

const stop = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

const isRefusal = (error: unknown) =>
  error instanceof DOMException &&
  (error.name === 'NotAllowedError' || error.name === 'SecurityError')

/** Camera of the device, which is released when the component unmounts. */
export function useCamera() {
  const [state, setState] = useState<CameraState>('off')
  const video = useRef<HTMLVideoElement>(null)
  const stream = useRef<MediaStream>(undefined)
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
      stop(stream.current)
    }
  }, [])

  const close = useCallback(() => {
    stop(stream.current)
    stream.current = undefined
    setState('off')
  }, [])
  const open = async () => {
    // `mediaDevices` is undefined on pages without TLS.
    const devices: MediaDevices | undefined = navigator.mediaDevices
    if (devices === undefined) return setState('absent')
    setState('opening')
    try {
      const opened = await devices.getUserMedia(constraints)
      if (!isThere.current) return stop(opened)
      stream.current = opened
      setState('on')
    } catch (error) {
      setState(isRefusal(error) ? 'refused' : 'absent')
    }
  }
  useEffect(() => {
    if (state !== 'on' || !video.current) return
    video.current.srcObject = stream.current ?? null
  }, [state])

  /** @returns the current frame as a file; undefined if there is no frame yet. */
  const shoot = async (name: string): Promise<File | undefined> => {
    const source = video.current
    if (!source || source.videoWidth === 0) return undefined
    const canvas = document.createElement('canvas')
    canvas.width = source.videoWidth
    canvas.height = source.videoHeight
    canvas.getContext('2d')?.drawImage(source, 0, 0)
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality)
    })
    return blob ? new File([blob], name, { type: 'image/jpeg' }) : undefined
  }
  return { state, video, open, close, shoot }
}
