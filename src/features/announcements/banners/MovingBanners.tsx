import { type PointerEvent, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import 'swiper/css'
import type { Swiper as SwiperInstance } from 'swiper'
import { Swiper, SwiperSlide } from 'swiper/react'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { PauseButton } from '../../../ui/PauseButton.tsx'
import { BannerView } from './BannerView.tsx'
import type { Banner } from './bannerLink.ts'
import { displayTime, transitionTime } from './bannerTimes.ts'
import classes from './MovingBanners.module.css'

type Props = {
  banners: readonly Banner[]
  /** Accessible name that distinguishes the carousel from other carousels on the page. */
  label: string
  /** Milliseconds for which the page has already shown the first banner. */
  shownFor: number
  onGame: (nodeId: string) => void
}

/** Gap between two banners in pixels (CONST-55). */
const gap = 20

/**
 * Advances the carousel every `time` milliseconds while the page is visible; an undefined `swiper`
 * pauses it. Swiper's own autoplay runs in every frame and takes a seventh of a CPU core.
 */
function useMovement(swiper: SwiperInstance | undefined, shownIndex: number, time: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `shownIndex` restarts the timer.
  useEffect(() => {
    if (!swiper) return undefined
    const move = () => document.visibilityState === 'visible' && swiper.slideNext()
    const timer = setInterval(move, time)
    return () => clearInterval(timer)
  }, [swiper, shownIndex, time])
}

/**
 * Endless carousel (LOB-25) with a dot for each banner (LOB-26) and a pause button. It pauses under
 * the mouse and under keyboard focus, and starts paused with `prefers-reduced-motion`.
 */
export function MovingBanners({ banners, label, shownFor, onGame }: Props) {
  const intl = useIntl()
  const { direction } = useLanguage()
  const [swiper, setSwiper] = useState<SwiperInstance>()
  const [shown, setShown] = useState(0)
  const [isCalm] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [isMoving, setMoving] = useState(!isCalm)
  const [isUnderMouse, setUnderMouse] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const [timeLeft, setTimeLeft] = useState(() => Math.max(0, displayTime - shownFor))
  const movingSwiper = isMoving && !isUnderMouse && !hasFocus ? swiper : undefined
  useMovement(movingSwiper, shown, transitionTime + timeLeft)
  // A touch enters and leaves with each tap, so only a mouse pauses the carousel.
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
      {/* Swiper treats every prop that begins with `on` as an event of its own. */}
      <div
        className={classes.swiper}
        onPointerEnter={followMouse(true)}
        onPointerLeave={followMouse(false)}
      >
        <Swiper
          // The key restarts Swiper when the direction changes, because Swiper reads the direction
          // only at its start.
          key={direction}
          className={classes.swiper ?? ''}
          loop
          speed={isCalm ? 0 : transitionTime}
          spaceBetween={gap}
          onSwiper={setSwiper}
          onRealIndexChange={({ realIndex }) => {
            setShown(realIndex)
            setTimeLeft(displayTime)
          }}
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
        <Dots banners={banners} shown={shown} onChoose={(index) => swiper?.slideToLoop(index)} />
      </div>
    </section>
  )
}

type DotsProps = Pick<Props, 'banners'> & { shown: number; onChoose: (index: number) => void }

function Dots({ banners, shown, onChoose }: DotsProps) {
  const intl = useIntl()
  return banners.map((banner, index) => (
    <button
      key={banner.id}
      type="button"
      className={classes.dot}
      aria-label={intl.formatMessage(
        { id: 'banners.show' },
        { number: index + 1, count: banners.length, title: banner.title },
      )}
      aria-current={index === shown ? 'true' : undefined}
      onClick={() => onChoose(index)}
    />
  ))
}
