import { useEffect, useRef } from 'react'
import { drawPicture, drawScaled } from './drawPicture.ts'
import classes from './PicturesField.module.css'

/** Maximum of the longer side in pixels; enough for high-density screens. */
const side = { small: 192, large: 1440 }

/**
 * Preview of a picture file, drawn on a canvas because the content security policy forbids `blob:`
 * images.
 */
export function PicturePreview({ file, isLarge = false }: { file: File; isLarge?: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isWanted = true
    void drawPicture(file, (picture) => {
      if (isWanted && canvas.current) {
        drawScaled(canvas.current, picture, isLarge ? side.large : side.small)
      }
    })
    return () => {
      isWanted = false
    }
  }, [file, isLarge])
  return (
    <span className={classes.frame} data-large={isLarge || undefined} aria-hidden="true">
      <canvas ref={canvas} className={classes.preview} />
    </span>
  )
}
