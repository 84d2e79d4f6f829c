import type { Content } from '../../platform/domain/base/content/content.ts'
import { agentAnnouncements } from './announcements/agentNews.ts'
import { banners } from './announcements/banners.ts'
import { headlines, notices, promotionNews } from './announcements/notices.ts'
import { hostilePopup, popups } from './announcements/popups.ts'
import { bonusCodes } from './bonusCodes.ts'
import { company } from './company.ts'
import { crowdScores } from './crowd.ts'
import { envelopeRains } from './envelopeRains.ts'
import { catalogue } from './games/catalogue.ts'
import { jackpotAt } from './games/jackpot.ts'
import { roomsOf } from './games/rooms.ts'
import { winsElsewhere } from './games/winsElsewhere.ts'
import { goods } from './goods.ts'
import { chatDesks } from './help/chatDesks.ts'
import { helpCategories } from './help/helpCategories.ts'
import { lotteries } from './lottery/lotteryMenus.ts'
import { missions } from './missions.ts'
import { openAccounts } from './openAccounts.ts'
import { activities } from './promotions/activityList.ts'
import { promotions } from './promotions/promotionList.ts'
import { publications } from './publications/publicationList.ts'
import { raffles } from './raffles.ts'
import { wheel } from './wheel.ts'

export const content: Content = {
  catalogue,
  lotteries,
  rooms: roomsOf,
  jackpot: jackpotAt,
  winsElsewhere,
  scoresElsewhere: crowdScores,
  promotions,
  activities,
  missions,
  envelopeRains,
  wheel,
  raffles,
  referralRate: 20,
  bonusCodes,
  goods,
  announcements: {
    banners,
    notices,
    headlines,
    promotionNews,
    popups: [hostilePopup, ...popups],
  },
  agentAnnouncements,
  help: helpCategories,
  publications,
  company,
  chatDesks,
  languages: ['pt', 'en'],
  openAccounts,
}
