// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { I18nProvider } from '../i18n/I18nProvider.tsx'
import { englishI18n } from '../i18n/i18nForTests.ts'
import { QueryPart } from './QueryPart.tsx'
import { useQuery } from './useQuery.ts'

function Part({ ask, keyParts = [] }: { ask: () => Promise<string>; keyParts?: string[] }) {
  const query = useQuery({ queryKey: ['part', ...keyParts], queryFn: ask, retry: false })
  return (
    <QueryPart query={query} failedId="promotions.failed" placeholder={<i>{'shape'}</i>}>
      {(answer) => <p>{answer}</p>}
    </QueryPart>
  )
}

async function show(ask: () => Promise<string>) {
  const i18n = await englishI18n('frame', 'member')
  const queryClient = new QueryClient()
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Part ask={ask} />
      </QueryClientProvider>
    </I18nProvider>,
  )
  return queryClient
}

afterEach(cleanup)

it('QueryPart shows its placeholder, then its failure, and its data after a retry', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('gone'))
  ask.mockResolvedValue('answer')
  await show(ask)
  expect(screen.getByRole('status').textContent).toBe('shape')
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('answer')).toBeDefined()
})

it('QueryPart keeps the space of its placeholder after a failure and announces only the failure', async () => {
  await show(() => Promise.reject(new Error('gone')))
  await screen.findByRole('alert')
  expect(screen.getByText('shape').closest('[aria-hidden]')).not.toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
})

it('QueryPart keeps its data when a refetch fails', async () => {
  const ask = vi.fn<() => Promise<string>>().mockResolvedValueOnce('answer')
  ask.mockRejectedValue(new Error('gone'))
  const queryClient = await show(ask)
  await screen.findByText('answer')
  await act(() => queryClient.refetchQueries())
  expect(queryClient.getQueryState(['part'])?.status).toBe('error')
  expect(screen.getByText('answer')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('QueryPart keeps its data until the response in a new language arrives, but not the data of another query', async () => {
  const i18n = await englishI18n('frame', 'member')
  const queryClient = new QueryClient()
  const answers = new Map<string, (text: string) => void>()
  const part = (...keyParts: string[]) => (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Part
          keyParts={keyParts}
          ask={() => new Promise((resolve) => answers.set(keyParts.join(), resolve))}
        />
      </QueryClientProvider>
    </I18nProvider>
  )
  const { rerender } = render(part('one', 'en'))
  await act(async () => answers.get('one,en')?.('Hello'))
  expect(await screen.findByText('Hello')).toBeDefined()
  rerender(part('one', 'pt'))
  expect(screen.getByText('Hello')).toBeDefined()
  await act(async () => answers.get('one,pt')?.('Olá'))
  expect(await screen.findByText('Olá')).toBeDefined()
  rerender(part('two', 'pt'))
  expect(screen.getByText('shape')).toBeDefined()
})
