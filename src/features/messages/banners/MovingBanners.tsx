import { useState } from 'react'
import { useIntl } from 'react-intl'
import 'swiper/css'
import type { Swiper as SwiperInstance } from 'swiper'
import { Autoplay } from 'swiper/modules'
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
  const toggle = () => {
    if (isMoving) swiper?.autoplay.stop()
    else swiper?.autoplay.start()
    setMoving(!isMoving)
  }
  return (
    <section
      className={classes.carousel}
      aria-roledescription={intl.formatMessage({ id: 'banners.carousel' })}
      aria-label={label}
      onFocus={() => swiper?.autoplay.pause()}
      onBlur={() => isMoving && swiper?.autoplay.resume()}
    >
      <Swiper
        className={classes.swiper ?? ''}
        modules={[Autoplay]}
        loop
        speed={isCalm ? 0 : transition}
        spaceBetween={gap}
        autoplay={isMoving && { delay: stay, disableOnInteraction: false, pauseOnMouseEnter: true }}
        onSwiper={setSwiper}
        onRealIndexChange={({ realIndex }) => setShown(realIndex)}
      >
        {banners.map((banner, index) => (
          <SwiperSlide key={banner.id} className={classes.slide ?? ''} inert={index !== shown}>
            <BannerView banner={banner} onGame={onGame} isFirst={index === 0} />
          </SwiperSlide>
        ))}
      </Swiper>
      <div className={classes.controls}>
        <PauseButton
          className={classes.pause}
          isPaused={!isMoving}
          label={intl.formatMessage({ id: isMoving ? 'banners.pause' : 'banners.play' })}
          onToggle={toggle}
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
