/** Symbols of reels and fishing games, as SVG within 64 by 64. */
export const symbols: Readonly<Record<string, string>> = {
  CHERRY:
    '<path d="M22 42C24 26 34 16 48 10M44 40C42 26 44 16 48 10" fill="none" stroke="#3FA34D" stroke-width="3"/><circle cx="20" cy="46" r="11" fill="#E02F44"/><circle cx="44" cy="46" r="11" fill="#C81E36"/><circle cx="16" cy="42" r="3" fill="#FF9AA5"/><circle cx="40" cy="42" r="3" fill="#FF9AA5"/>',
  LEMON:
    '<path d="M8 34C12 16 34 8 50 18L57 18L54 25C60 42 40 58 22 52C12 49 6 42 8 34Z" fill="#FFD23F"/><path d="M18 30C22 22 30 19 36 19" fill="none" stroke="#FFF3B0" stroke-width="4" stroke-linecap="round"/>',
  GRAPE:
    '<path d="M32 16C34 10 40 8 44 8" fill="none" stroke="#3FA34D" stroke-width="3"/><g fill="#8E44AD"><circle cx="20" cy="24" r="8"/><circle cx="34" cy="23" r="8"/><circle cx="47" cy="26" r="8"/><circle cx="27" cy="37" r="8"/><circle cx="40" cy="38" r="8"/><circle cx="33" cy="50" r="8"/></g><circle cx="31" cy="20" r="2" fill="#D7B4E8"/><circle cx="17" cy="21" r="2" fill="#D7B4E8"/>',
  BELL: '<path d="M32 8C18 8 18 26 14 38L8 46H56L50 38C46 26 46 8 32 8Z" fill="#FFB703"/><circle cx="32" cy="50" r="6" fill="#E08E00"/><path d="M22 20C23 15 26 13 29 12" fill="none" stroke="#FFE7A3" stroke-width="3" stroke-linecap="round"/>',
  CLOVER:
    '<path d="M32 34C30 46 26 54 20 58" fill="none" stroke="#1E7D34" stroke-width="4"/><g fill="#2FB457"><circle cx="23" cy="20" r="10"/><circle cx="41" cy="20" r="10"/><circle cx="20" cy="36" r="10"/><circle cx="44" cy="36" r="10"/></g><circle cx="32" cy="28" r="6" fill="#1E7D34"/>',
  STAR: '<path d="M32 6L40 24L59 26L45 39L49 58L32 48L15 58L19 39L5 26L24 24Z" fill="#FFC24B" stroke="#E08E00" stroke-width="2" stroke-linejoin="round"/>',
  GEM: '<path d="M18 10H46L58 26L32 58L6 26Z" fill="#38BDF8"/><path d="M18 10L24 26L32 10L40 26L46 10M6 26H58M24 26L32 58L40 26" fill="none" stroke="#E0F6FF" stroke-width="2" stroke-linejoin="round"/>',
  SEVEN:
    '<path d="M12 10H54V20C44 30 36 42 34 58H20C22 42 30 30 38 22H22V28H12Z" fill="#F43F5E" stroke="#FFE4E8" stroke-width="2" stroke-linejoin="round"/>',
  SARDINE:
    '<path d="M6 32C16 20 36 20 46 32L58 22V42L46 32C36 44 16 44 6 32Z" fill="#9CC7E8"/><circle cx="16" cy="30" r="3" fill="#0B0F1A"/>',
  CRAB: '<ellipse cx="32" cy="38" rx="18" ry="12" fill="#F97316"/><path d="M14 34L6 24M50 34L58 24M16 46L8 54M48 46L56 54" stroke="#F97316" stroke-width="5" stroke-linecap="round"/><circle cx="26" cy="30" r="3" fill="#0B0F1A"/><circle cx="38" cy="30" r="3" fill="#0B0F1A"/>',
  TURTLE:
    '<ellipse cx="30" cy="34" rx="20" ry="14" fill="#2FB457"/><circle cx="54" cy="32" r="7" fill="#7BD88F"/><path d="M16 46L10 54M42 46L46 54M22 26L30 34L40 26M30 34V46" stroke="#1E7D34" stroke-width="3" stroke-linecap="round"/><circle cx="56" cy="30" r="2" fill="#0B0F1A"/>',
  RAY: '<path d="M32 10L60 34L32 48L4 34Z" fill="#6366F1"/><path d="M32 46C34 54 38 58 44 60" fill="none" stroke="#6366F1" stroke-width="3"/><circle cx="27" cy="24" r="2" fill="#fff"/><circle cx="37" cy="24" r="2" fill="#fff"/>',
  SHARK:
    '<path d="M4 38C16 22 36 22 48 34L60 26L56 40L60 50L48 42C36 50 16 50 4 38Z" fill="#94A3B8"/><path d="M26 27L34 12L40 29Z" fill="#64748B"/><circle cx="16" cy="35" r="2" fill="#0B0F1A"/>',
  WHALE:
    '<path d="M6 36C6 20 30 16 42 28C48 34 54 30 56 20L62 26C62 42 52 54 32 54C16 54 6 48 6 36Z" fill="#2563EB"/><path d="M22 14C22 8 16 8 14 10M22 14C22 8 28 8 30 10" fill="none" stroke="#7DD3FC" stroke-width="3" stroke-linecap="round"/><circle cx="18" cy="36" r="2.5" fill="#fff"/>',
  MISS: '<g fill="none" stroke="#5B6785" stroke-width="4" stroke-linecap="round"><circle cx="24" cy="40" r="9"/><circle cx="42" cy="26" r="6"/><circle cx="44" cy="48" r="4"/></g>',
}
