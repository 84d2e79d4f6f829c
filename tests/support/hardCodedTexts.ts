import type { Page } from '@playwright/test'

/**
 * Latin words that a page in a pseudo-language may show in addition to the words in its data: names
 * of products, units, time zones and file formats, and the months of `Intl`.
 */
const exceptions =
  /^(?:Portico|Pix|TED|CPF|RG|CNH|QR|Code|USDT|TRC20|ERC20|SMS|VIP|RTP|PDF|CSV|GMT|UTC|AM|PM|XA|AR|EN|PT|TH|XB|Brasilia|Standard|Time|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|January|February|March|April|June|July|August|September|October|November|December)$/

/** Reference number of a transaction: a part of its id. */
const reference = /\b[0-9A-F]{8,}\b/g

const carriedData = /<script type="application\/json"[^>]*>(.*?)<\/script>/gs

/**
 * Records the JSON that the gateway sends to a page, including the data in its HTML documents.
 * @returns a function that returns the recorded JSON.
 */
export function recordData(page: Page): () => Promise<string> {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? ''
    if (!/json|html/.test(type)) return
    const body = response.text().catch(() => '')
    const dataOf = (html: string) =>
      Array.from(html.matchAll(carriedData), ([, data]) => data).join()
    bodies.push(type.includes('html') ? body.then(dataOf) : body)
  })
  return async () => (await Promise.all(bodies)).join('\n')
}

/**
 * Visible texts and accessible names of a page in a pseudo-language that are not messages: their
 * letters have no accents, and the data of the page does not contain them.
 *
 * @param data recorded JSON from `recordData`
 */
export async function hardCodedTexts(page: Page, data: string): Promise<string[]> {
  const texts = await page.evaluate(readTexts)
  const isKnown = (word: string) => data.includes(word) || exceptions.test(word)
  return texts.filter((text) => {
    const phrases = text.replace(reference, '').match(/[A-Za-z]{2,}(?:[ '’.-][A-Za-z]+)*/g) ?? []
    return phrases.some(
      (phrase) => !isKnown(phrase) && !phrase.split(/[ '’.-]/).every((word) => isKnown(word)),
    )
  })
}

/** Runs in the page, so it must not refer to outer variables. */
function readTexts(): string[] {
  const names = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']
  /** Elements with data of the visitor or with texts in another language. */
  const data = 'script, style, [translate=no], html [lang], code, kbd'
  const found = new Set<string>()
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest(data) || !element.checkVisibility()) continue
    for (const name of names) found.add(element.getAttribute(name) ?? '')
    for (const node of element.childNodes) if (node instanceof Text) found.add(node.data)
  }
  return [...found].map((text) => text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ''))
}
