import type { ComponentProps, ReactNode } from 'react'
import classes from './PictureCards.module.css'

const places = [1, 2, 3, 4, 5, 6]

type Size = {
  /** How narrow a card may get before there are fewer in a row. */
  size?: 'medium' | 'large'
}

/** A list of `PictureCard`s, as many in a row as there is room for. */
export function PictureCards({ size = 'medium', children }: Size & { children: ReactNode }) {
  return (
    <ul className={classes.cards} data-size={size}>
      {children}
    </ul>
  )
}

type CardProps = ComponentProps<'article'> & {
  /** Empty where there is none. */
  imageUrl: string
}

/** One of `PictureCards`: a wide picture above what there is to say. */
export function PictureCard({ imageUrl, children, ...rest }: CardProps) {
  return (
    <li>
      <article {...rest} className={classes.card}>
        {imageUrl !== '' && (
          <img src={imageUrl} alt="" width="640" height="240" loading="lazy" decoding="async" />
        )}
        {children}
      </article>
    </li>
  )
}

/** The places of `PictureCards` that are on their way. */
export function PictureCardsSkeleton({ size = 'medium' }: Size) {
  return (
    <div className={classes.cards} data-size={size} aria-hidden="true">
      {places.map((place) => (
        <span key={place} className={classes.waiting} />
      ))}
    </div>
  )
}
