import type { ComponentProps, ReactNode } from 'react'
import classes from './PictureCards.module.css'

const places = [1, 2, 3, 4, 5, 6]

type Size = {
  /** Minimum width of a card. It determines how many cards fit in a row. */
  size?: 'medium' | 'large'
}

/** List of `PictureCard`s, as many in a row as fit. */
export function PictureCards({ size = 'medium', children }: Size & { children: ReactNode }) {
  return (
    <ul className={classes.cards} data-size={size}>
      {children}
    </ul>
  )
}

type CardProps = ComponentProps<'article'> & {
  /** Empty string if there is no image. */
  imageUrl: string
  /**
   * True for the first card of a page: its image loads at once, since it may be the largest paint.
   */
  isFirst?: boolean
}

/** Item of `PictureCards`: a wide image above its content. */
export function PictureCard({ imageUrl, isFirst = false, children, ...rest }: CardProps) {
  return (
    <li>
      <article {...rest} className={classes.card}>
        {imageUrl !== '' && (
          <img
            src={imageUrl}
            alt=""
            width="640"
            height="240"
            loading={isFirst ? 'eager' : 'lazy'}
            decoding="async"
          />
        )}
        {children}
      </article>
    </li>
  )
}

export function PictureCardsSkeleton({ size = 'medium' }: Size) {
  return (
    <div className={classes.cards} data-size={size} aria-hidden="true">
      {places.map((place) => (
        <span key={place} className={classes.waiting} />
      ))}
    </div>
  )
}
