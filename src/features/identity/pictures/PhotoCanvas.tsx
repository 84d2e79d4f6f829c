import { useEffect, useRef } from 'react'
import classes from './PictureSlot.module.css'
import { greyOf, type Quality, qualityOf } from './quality.ts'

/**
 * Longer side in pixels: of the displayed photo, sized for dense screens, and of the measured copy.
 */
const shownSide = 900
const measuredSide = 300

type Props = {
  file: Blob
  /** Called with the quality of the painted photo. */
  onLook: (quality: Quality) => void
}

/**
 * Photo scaled to its space. It is painted on a canvas, because the Content-Security-Policy forbids
 * images from `blob:` URLs.
 */
export function PhotoCanvas({ file, onLook }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const look = useRef(onLook)
  useEffect(() => {
    look.current = onLook
  })
  useEffect(() => {
    let isWanted = true
    void paint(
      file,
      () => (isWanted ? canvas.current : null),
      (quality) => look.current(quality),
    )
    return () => {
      isWanted = false
    }
  }, [file])
  return (
    <span className={classes.frame} aria-hidden="true">
      <canvas ref={canvas} className={classes.photo} />
    </span>
  )
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, side: number) {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return context
}

async function paint(
  file: Blob,
  place: () => HTMLCanvasElement | null,
  tell: (quality: Quality) => void,
): Promise<void> {
  if (typeof createImageBitmap !== 'function') return
  try {
    const picture = await createImageBitmap(file)
    const canvas = place()
    if (canvas) {
      draw(canvas, picture, shownSide)
      const copy = document.createElement('canvas')
      const context = draw(copy, picture, measuredSide)
      if (context)
        tell(qualityOf(picture, greyOf(context.getImageData(0, 0, copy.width, copy.height))))
    }
    picture.close()
  } catch {
    // The upload reports a file that is not an image.
  }
}
