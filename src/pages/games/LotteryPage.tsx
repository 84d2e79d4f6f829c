import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { LotteryRoomSkeleton } from '../../features/games/lottery/LotteryRoomSkeleton.tsx'
import type { LotteryRoomId } from '../../features/games/lottery/lotteryRooms.ts'
import { lazyPart } from '../../kit/hydration/lazyPart.tsx'
import { lotteryMisspelt, paths } from '../../paths.ts'
import { FeaturePart } from '../FeaturePart.tsx'
import { PageTitle } from '../PageTitle.tsx'
import type { ScreenProps } from '../page.ts'

const LotteryRoom = lazyPart(() =>
  import('../../features/games/lottery/LotteryRoom.tsx').then((file) => file.LotteryRoom),
)

const rooms: readonly LotteryRoomId[] = ['lottery', 'seaLottery', 'vnLottery']

/** Lotteries (ROUTE-26 to ROUTE-29). */
export function LotteryPage({ page, isWaiting = false }: ScreenProps) {
  const room = rooms.find((id) => id === page.id)
  useRightSpelling()
  return (
    <>
      <PageTitle page={page} />
      <FeaturePart inBrowserOnly isWaiting={isWaiting} placeholder={<LotteryRoomSkeleton />}>
        {room && <LotteryRoom key={room} room={room} />}
      </FeaturePart>
    </>
  )
}

/** Replaces the misspelt URL by the correct one (ROUTE-56). */
function useRightSpelling(): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isMisspelt = pathname.toLowerCase().startsWith(lotteryMisspelt)
  useEffect(() => {
    if (isMisspelt) void navigate(paths.lottery() + search, { replace: true })
  }, [isMisspelt, search, navigate])
}
