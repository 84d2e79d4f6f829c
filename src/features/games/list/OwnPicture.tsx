import { FavouritesPicture } from '../../../ui/pictures/FavouritesPicture.tsx'
import { RecentPicture } from '../../../ui/pictures/RecentPicture.tsx'

/** In the place of the games that are a player's own. */
export const OwnPicture = ({ filter }: { filter: 'RECENT' | 'FAV' }) =>
  filter === 'FAV' ? <FavouritesPicture /> : <RecentPicture />
