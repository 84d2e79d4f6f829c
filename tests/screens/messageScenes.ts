import type { Page } from '@playwright/test'
import {
  forgetClosedPopup,
  noticeAtBell,
  outlastOpeningTime,
  prolongOpeningTime,
} from '../support/announcementPopup.ts'
import { follow } from './follow.ts'
import { logInAs } from './memberSession.ts'
import type { Scene, Stage } from './scene.ts'

/**
 * Opens the home page and waits for the popup of announcements: a dialog, or a sheet on a phone.
 */
async function awaitPopup({ page, text }: Stage) {
  await forgetClosedPopup(page)
  await prolongOpeningTime(page)
  await page.goto('/')
  await page.getByRole('dialog', { name: text('app.dialogs.announcements') }).waitFor()
  await page.getByRole('list', { name: text('announcements.list') }).waitFor()
}

const press = (page: Page, name: RegExp) =>
  page.getByRole('dialog').getByRole('button', { name }).first().click()

/** Announcements, the offer of another language, and promotions in each of their states. */
export const messageScenes: readonly Scene[] = [
  { name: 'announcements-popup', prepare: awaitPopup },
  {
    name: 'announcements-table',
    prepare: async (stage) => {
      await awaitPopup(stage)
      await press(stage.page, /Sorteio da semana|Weekly raffle/)
      await stage.page.getByRole('dialog').getByRole('table').waitFor()
    },
  },
  {
    name: 'announcements-bell',
    prepare: async ({ page }) => {
      await forgetClosedPopup(page)
      await outlastOpeningTime(page)
      await page.goto('/')
      await noticeAtBell(page).waitFor()
    },
  },
  {
    name: 'announcements-bellOfMember',
    prepare: async (stage) => {
      await forgetClosedPopup(stage.page)
      await outlastOpeningTime(stage.page)
      await logInAs(stage, 'ana')
      await noticeAtBell(stage.page).waitFor()
    },
  },
  {
    name: 'notices-all',
    prepare: async ({ page, text }) => {
      await page.goto('/')
      await page
        .getByRole('banner')
        .getByRole('button', { name: text('header.notices') })
        .click()
      await page.getByRole('list', { name: text('announcements.noticeList') }).waitFor()
    },
  },
  {
    name: 'language-offer',
    prepare: async ({ page }) => {
      await page.context().clearCookies()
      await page.addInitScript(() => {
        localStorage.removeItem('lang')
        localStorage.removeItem('hisLang')
        Object.defineProperty(navigator, 'languages', { value: ['en-GB', 'en'] })
      })
      await page.goto('/')
      await page.getByRole('button', { name: 'View Portico in English' }).waitFor()
    },
  },
  {
    name: 'promotions-all',
    prepare: async ({ page }) => {
      await page.goto('/promotions')
      await page.getByRole('article').first().waitFor()
    },
  },
  {
    name: 'promotions-marked',
    prepare: async ({ page }) => {
      await page.goto('/promotions#black-november')
      await page.locator('article[aria-current]').waitFor()
    },
  },
  {
    name: 'promotions-failed',
    prepare: async (stage) => {
      const { page, text } = stage
      await page.route('**/wps/promotions?*', (route) => route.abort())
      await follow(stage, '/down', 'a[href="/promotions"]:visible')
      await page.getByText(text('promotions.failed')).waitFor()
    },
  },
  {
    name: 'promotion-detail',
    prepare: async ({ page, text }) => {
      await page.goto('/promotions')
      await page.getByRole('button', { name: /Black November/ }).click()
      await page.getByRole('heading', { name: text('promotions.terms') }).waitFor()
      await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
    },
  },
]
