import { AnnouncementPopup } from '../../../features/messages/popup/AnnouncementPopup.tsx'
import { LanguageOffer } from '../../../kit/language/LanguageOffer.tsx'
import classes from './PageOffers.module.css'

export type PageOffersProps = {
  /** Whether the page stands alone, without header and bars. */
  isBare: boolean
  /** Whether the page is a game. */
  isForGame: boolean
}

/** What is offered by itself: the visitor's language, and the announcements. */
export const PageOffers = ({ isBare, isForGame }: PageOffersProps) => (
  <div className={classes.offers}>
    <LanguageOffer />
    <AnnouncementPopup isWelcome={!isBare} isOverGame={isForGame} />
  </div>
)
