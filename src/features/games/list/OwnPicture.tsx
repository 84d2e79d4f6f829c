import { FavouritesPicture } from '../../../ui/pictures/FavouritesPicture.tsx'
import { RecentPicture } from '../../../ui/pictures/RecentPicture.tsx'

/** Illustration for an empty list of a player's own games. */
export const OwnPicture = ({ filter }: { filter: 'RECENT' | 'FAV' }) =>
  filter === 'FAV' ? <FavouritesPicture /> : <RecentPicture />
