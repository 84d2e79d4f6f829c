import { useEffect, useRef } from 'react'
import { drawPicture, drawScaled } from '../../../kit/files/drawPicture.ts'
import classes from './PictureSlot.module.css'
import { greyOf, type Quality, qualityOf } from './quality.ts'

/** Longer side of the displayed photo in pixels, large enough for high-density screens. */
const shownSide = 900
/** Longer side, in pixels, of the copy whose quality is measured. */
const measuredSide = 300

type Props = {
  file: Blob
  /** Called after the photo has been painted, with the quality of the photo. */
  onLook: (quality: Quality) => void
}

/**
 * Photo scaled to its container. The photo is painted on a canvas, because the
 * Content-Security-Policy forbids images from `blob:` URLs.
 */
export function PhotoCanvas({ file, onLook }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const look = useRef(onLook)
  useEffect(() => {
    look.current = onLook
  })
  useEffect(() => {
    let isWanted = true
    void drawPicture(file, (picture) => {
      if (!isWanted || !canvas.current) return
      drawScaled(canvas.current, picture, shownSide)
      const quality = measure(picture)
      if (quality) look.current(quality)
    })
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

/** Quality of a photo; undefined in a browser that cannot draw it. */
function measure(picture: ImageBitmap): Quality | undefined {
  const copy = document.createElement('canvas')
  const context = drawScaled(copy, picture, measuredSide)
  if (!context) return undefined
  return qualityOf(picture, greyOf(context.getImageData(0, 0, copy.width, copy.height)))
}
