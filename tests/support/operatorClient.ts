import type { components } from '../../src/api/gen/paths.ts'

export type RulesDraft = components['schemas']['RegistrationRulesDraft']
export type RuleDraft = components['schemas']['FieldRuleDraft']
type Platform = components['schemas']['PlatformAnswer']

export type OperatorClient = {
  /** The live rules as a draft. */
  draft(): Promise<RulesDraft>
  /** Publishes the live rules with a change. */
  publish(change: (draft: RulesDraft) => RulesDraft): Promise<void>
  /** Publishes the first version of the rules again. */
  restoreFirst(): Promise<void>
  /** Sets the status of the platform, for everybody. */
  setStatus(status: Platform['settings']['status']): Promise<void>
  settings(): Promise<Platform>
  changeSettings(change: (settings: Platform['settings']) => Platform['settings']): Promise<void>
}

/** Logs the operator in. @returns a client that makes calls as the console does. */
export async function logInOperator(url: string, password: string): Promise<OperatorClient> {
  const login = await fetch(`${url}/ops/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'operator', password }),
  })
  const { value: session } = await login.json()
  const headers = {
    'Content-Type': 'application/json',
    Cookie: login.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    'X-CSRF-Token': session.csrfToken,
  }
  const live = async () => {
    const answer = await fetch(`${url}/ops/registration-rules`, { headers })
    const { value } = await answer.json()
    return { draft: value.draft as RulesDraft, etag: answer.headers.get('ETag') ?? '' }
  }
  const send = async (method: string, path: string, etag: string, body?: unknown) => {
    const call = (query = '') =>
      fetch(`${url}${path}${query}`, {
        method,
        headers: { ...headers, 'If-Match': etag },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
    const answer = await call()
    if (answer.ok) return
    const text = await answer.text()
    // The server requires a confirmation if the rules would reject past sign-ups of the
    // demonstration data. The client confirms it, since the tests are about other things.
    const { code, value } = JSON.parse(text)
    const confirmed =
      code === 'RULES_UNCONFIRMED'
        ? await call(`?confirmedRefusals=${value.signUps.refused}`)
        : undefined
    if (!confirmed?.ok) throw new Error(`${method} ${path}: ${text}`)
  }
  const settings = async (): Promise<Platform> => {
    const answer = await fetch(`${url}/ops/platform`, { headers })
    return (await answer.json()).value
  }
  const changeSettings: OperatorClient['changeSettings'] = async (change) => {
    const { version, settings: current } = await settings()
    await send('PUT', '/ops/platform', `"${version}"`, change(current))
  }
  return {
    settings,
    changeSettings,
    draft: async () => (await live()).draft,
    async publish(change) {
      const { draft, etag } = await live()
      await send('PUT', '/ops/registration-rules', etag, change(draft))
    },
    setStatus: (status) => changeSettings((current) => ({ ...current, status })),
    async restoreFirst() {
      const { etag } = await live()
      await send('POST', '/ops/registration-rules/versions/1/restore', etag)
    },
  }
}

/** Changes one field's rule in a draft. */
export const withRule =
  (name: string, changes: Partial<RuleDraft>) =>
  (draft: RulesDraft): RulesDraft => ({
    ...draft,
    fields: draft.fields.map((field) => (field.name === name ? { ...field, ...changes } : field)),
  })

/** Adds a field at the end of a draft. */
export const withField =
  (field: RuleDraft) =>
  (draft: RulesDraft): RulesDraft => ({ ...draft, fields: [...draft.fields, field] })
