import { Picture } from './Picture.tsx'

/** Megaphone. */
export const PromotionsPicture = () => (
  <Picture>
    <path d="M34 40h14l34-18v50L48 54H34a6 6 0 0 1-6-6v-2a6 6 0 0 1 6-6z" fill="var(--art-mid)" />
    <path d="M82 22c8 4 12 14 12 25s-4 21-12 25z" fill="var(--art-high)" />
    <path d="M42 54v18a4 4 0 0 0 4 4h6a4 4 0 0 0 4-5l-3-15" fill="var(--art-high)" />
    <path d="M102 36l8-5M104 47h10M102 58l8 5" stroke="var(--art-accent)" />
    <path d="M36 47h8" stroke="var(--art-gold)" />
  </Picture>
)
