import type { Category } from '../../../platform/domain/base/content/article.ts'
import { aboutUs, contact, privacy, terms } from './company.ts'
import { bonus, deposit, withdrawal } from './money.ts'
import { account, identity, responsibleGaming } from './safety.ts'

/** Categories of the help centre, in display order. */
export const helpCategories: readonly Category[] = [
  deposit,
  withdrawal,
  bonus,
  account,
  identity,
  responsibleGaming,
  terms,
  privacy,
  aboutUs,
  contact,
]
