/**
 * Game vendors: all vendors that the specification names (CONST-64 to CONST-67, CONST-69), and
 * others.
 */
import type { NameLanguage } from '../../../platform/domain/base/content/gameNames.ts'
import type { GameType, Vendor } from '../../../platform/domain/base/content/vendor.ts'

export type VendorWithGames = Vendor & {
  /** Number of games per type. Lotteries are not counted, since they have a list of their own. */
  games: Readonly<Partial<Record<GameType, number>>>
}

const vendor = (
  code: string,
  name: string,
  accent: string,
  homeLanguage: NameLanguage,
  games: VendorWithGames['games'],
): VendorWithGames => ({ code, name, accent, homeLanguage, games })

/** Vendors in lobby order, the best known first. */
export const vendors: readonly VendorWithGames[] = [
  // Vendors of the icon set (CONST-64).
  vendor('PG', 'Palma Games', '#F2695C', 'pt', { RNG: 420 }),
  vendor('EG2', 'Estrela Gaming', '#F5A524', 'pt', { RNG: 260 }),
  vendor('PT', 'Pontal', '#3B82F6', 'en', { RNG: 380, LIVE: 18 }),
  vendor('JDB', 'Jade Dragon Bay', '#10B981', 'zh', { RNG: 260, FISH: 14 }),
  vendor('CQ9', 'Cloud Quay 9', '#EF4444', 'zh', { RNG: 420, FISH: 12 }),
  vendor('FC', 'Fa Chai Studio', '#DC2626', 'zh', { RNG: 210, FISH: 10 }),
  vendor('JL', 'Jade Lion', '#D4A017', 'zh', { RNG: 340, FISH: 14, PVP: 12 }),
  vendor('BGS', 'Bluegate Studios', '#2563EB', 'en', { RNG: 360 }),
  // Vendors of live tables.
  vendor('AG', 'Aurora Grand', '#C026D3', 'zh', { LIVE: 46, RNG: 120, FISH: 8 }),
  vendor('BBIN', 'Bamboo Inn', '#15803D', 'zh', { LIVE: 30, RNG: 140, FISH: 6 }),
  vendor('EVO', 'Evora Live', '#E11D48', 'en', { LIVE: 64 }),
  vendor('PPL', 'Praia Palace Live', '#F97316', 'pt', { LIVE: 48 }),
  vendor('SXG', 'Saxony Gala', '#DB2777', 'th', { LIVE: 26 }),
  vendor('WMC', 'Water Moon Club', '#0EA5E9', 'zh', { LIVE: 24 }),
  vendor('DRM', 'Dreamroom', '#8B5CF6', 'ko', { LIVE: 22 }),
  vendor('VIV', 'Vivace Tables', '#14B8A6', 'en', { LIVE: 28 }),
  vendor('EZU', 'Ezura', '#A855F7', 'ja', { LIVE: 22 }),
  vendor('BTV', 'Beto Vivo', '#22C55E', 'pt', { LIVE: 30 }),
  // Vendors of slots.
  vendor('PPS', 'Praia Palace Slots', '#FB923C', 'en', { RNG: 460 }),
  vendor('RTG', 'Red Tide Games', '#F43F5E', 'en', { RNG: 320 }),
  vendor('HAB', 'Harbour Nine', '#06B6D4', 'en', { RNG: 220 }),
  vendor('NLC', 'Nolim Craft', '#84CC16', 'en', { RNG: 180 }),
  vendor('HKS', 'Hawk & Saw', '#64748B', 'en', { RNG: 170 }),
  vendor('PNG', 'Pine & Gold', '#CA8A04', 'en', { RNG: 330 }),
  vendor('NET', 'Nettle Interactive', '#4ADE80', 'en', { RNG: 300 }),
  vendor('MGM', 'Meridian Games', '#6366F1', 'en', { RNG: 420 }),
  vendor('BFG', 'Buffalo Gate', '#B45309', 'en', { RNG: 160 }),
  vendor('TKG', 'Toca Games', '#EAB308', 'pt', { RNG: 130 }),
  vendor('CPX', 'Capivara Play', '#65A30D', 'pt', { RNG: 110 }),
  vendor('SBA', 'Samba Reels', '#EC4899', 'pt', { RNG: 120 }),
  vendor('AMZ', 'Amazona', '#16A34A', 'pt', { RNG: 140 }),
  vendor('KIT', 'Kitsune Works', '#F472B6', 'ja', { RNG: 150 }),
  vendor('SKR', 'Sakura Denshi', '#FB7185', 'ja', { RNG: 130 }),
  vendor('HNB', 'Hanbit Soft', '#38BDF8', 'ko', { RNG: 150 }),
  vendor('SIA', 'Siam Spin', '#FACC15', 'th', { RNG: 160, FISH: 8 }),
  vendor('RJA', 'Raja Play', '#EA580C', 'hi', { RNG: 150, PVP: 16 }),
  vendor('NOM', 'Noor Media', '#059669', 'ar', { RNG: 130 }),
  vendor('VLG', 'Volga Spin', '#7C3AED', 'ru', { RNG: 180 }),
  vendor('BNG', 'Bonança', '#0D9488', 'pt', { RNG: 190 }),
  vendor('RLX', 'Relay Nine', '#94A3B8', 'en', { RNG: 240 }),
  vendor('QSP', 'Quickstep', '#D946EF', 'en', { RNG: 210 }),
  vendor('YGG', 'Yggra', '#4D7C0F', 'en', { RNG: 190 }),
  vendor('THK', 'Thunderkeep', '#9333EA', 'en', { RNG: 140 }),
  vendor('AWS', 'Awesome Spin', '#F59E0B', 'th', { RNG: 150 }),
  vendor('SPB', 'Spribeco', '#F87171', 'en', { RNG: 42 }),
  vendor('KA', 'Kingfisher Arcade', '#0284C7', 'zh', { RNG: 440, FISH: 18 }),
  vendor('MAX', 'Maxima', '#BE123C', 'en', { RNG: 190 }),
  // Vendors of fishing games.
  vendor('YLF', 'Yi Long Fishing', '#0891B2', 'zh', { FISH: 16 }),
  vendor('OCN', 'Oceano Azul', '#1D4ED8', 'pt', { FISH: 10 }),
  // Vendors of game rooms.
  vendor('KX', 'Kai Xuan', '#B91C1C', 'zh', { PVP: 44 }),
  vendor('KY', 'Kai Yuan', '#7F1D1D', 'zh', { PVP: 48 }),
  vendor('TRC', 'Trinca & Cia', '#166534', 'pt', { PVP: 26 }),
  vendor('POK', 'Parlour & Oak', '#1E40AF', 'en', { PVP: 24 }),
  // Vendors of sports, cockfights (CONST-66) and e-sports (CONST-65). The e-sports vendors have a
  // page of their own.
  vendor('SBT', 'Sabiá Sports', '#22D3EE', 'pt', { SPORTS: 8 }),
  vendor('IBC', 'Ibérica Bets', '#F43F5E', 'en', { SPORTS: 6 }),
  vendor('UG', 'União Gol', '#84CC16', 'pt', { SPORTS: 6 }),
  vendor('CMD', 'Commander Odds', '#FBBF24', 'en', { SPORTS: 5 }),
  vendor('SV3', 'SV3 Arena', '#C2410C', 'th', { SPORTS: 6 }),
  vendor('IMES', 'Imperial Esports', '#A3E635', 'en', { ESPORTS: 9 }),
  vendor('IA', 'Icarus Arena', '#818CF8', 'zh', { ESPORTS: 7 }),
  vendor('TF', 'Thunderfire', '#F97316', 'en', { ESPORTS: 7 }),
  // Vendors of lotteries (CONST-67). Their games are the lotteries of the lottery menus.
  vendor('LOTT', 'Portico Loterias', '#00C781', 'pt', {}),
  vendor('TCG_SEA', 'Loterias do Sudeste Asiático', '#FFC24B', 'th', {}),
  vendor('ELOTT', 'Portico E-Loteria', '#2DD4BF', 'pt', {}),
  vendor('TCG_LOTTO_VN', 'Loterias do Vietnã', '#DC2626', 'en', {}),
]
