import { type PointerEvent, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import 'swiper/css'
import type { Swiper as SwiperInstance } from 'swiper'
import { Swiper, SwiperSlide } from 'swiper/react'
import { PauseButton } from '../../../ui/PauseButton.tsx'
import { BannerView } from './BannerView.tsx'
import type { Banner } from './bannerLink.ts'
import classes from './MovingBanners.module.css'

type Props = {
  banners: readonly Banner[]
  /** Tells them apart from others on the page. */
  label: string
  onGame: (nodeId: string) => void
}

/** Milliseconds that a banner stays, and that the way to the next one takes (CONST-53, CONST-54). */
const stay = 5000
const transition = 1000
/** Pixels between two banners (CONST-55). */
const gap = 20

/**
 * Shows the next banner when the shown one has stayed, unless nobody sees it; undefined rests.
 * Swiper's own autoplay works in each frame while it waits: a seventh of a core on every home page.
 */
function useMovement(swiper: SwiperInstance | undefined, shown: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each banner stays as long, whoever chose it.
  useEffect(() => {
    if (!swiper) return undefined
    const move = () => document.visibilityState === 'visible' && swiper.slideNext()
    const timer = setInterval(move, transition + stay)
    return () => clearInterval(timer)
  }, [swiper, shown])
}

/**
 * Banners that follow one another in a circle (LOB-25), with a dot for each (LOB-26) and a way to
 * stop them. They stop by themselves under a hand, under the focus and where somebody wants less
 * motion.
 */
export function MovingBanners({ banners, label, onGame }: Props) {
  const intl = useIntl()
  const [swiper, setSwiper] = useState<SwiperInstance>()
  const [shown, setShown] = useState(0)
  const [isCalm] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [isMoving, setMoving] = useState(!isCalm)
  const [isUnderMouse, setUnderMouse] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  useMovement(isMoving && !isUnderMouse && !hasFocus ? swiper : undefined, shown)
  // A finger enters and leaves with each touch, and is no hand that rests there.
  const followMouse = (isThere: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setUnderMouse(isThere)
  }
  return (
    <section
      className={classes.carousel}
      aria-roledescription={intl.formatMessage({ id: 'banners.carousel' })}
      aria-label={label}
      onFocus={({ target }) => setFocus(target.matches(':focus-visible'))}
      onBlur={() => setFocus(false)}
    >
      {/* Swiper takes each property that begins with `on` for an event of its own. */}
      <div
        className={classes.swiper}
        onPointerEnter={followMouse(true)}
        onPointerLeave={followMouse(false)}
      >
        <Swiper
          className={classes.swiper ?? ''}
          loop
          speed={isCalm ? 0 : transition}
          spaceBetween={gap}
          onSwiper={setSwiper}
          onRealIndexChange={({ realIndex }) => setShown(realIndex)}
        >
          {banners.map((banner, index) => (
            <SwiperSlide key={banner.id} className={classes.slide ?? ''} inert={index !== shown}>
              <BannerView banner={banner} onGame={onGame} isFirst={index === 0} />
            </SwiperSlide>
          ))}
        </Swiper>
      </div>
      <div className={classes.controls}>
        <PauseButton
          className={classes.pause}
          isPaused={!isMoving}
          label={intl.formatMessage({ id: isMoving ? 'banners.pause' : 'banners.play' })}
          onToggle={() => setMoving(!isMoving)}
        />
        {banners.map((banner, index) => (
          <button
            key={banner.id}
            type="button"
            className={classes.dot}
            aria-label={intl.formatMessage(
              { id: 'banners.show' },
              { number: index + 1, count: banners.length, title: banner.title },
            )}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => swiper?.slideToLoop(index)}
          />
        ))}
      </div>
    </section>
  )
}
