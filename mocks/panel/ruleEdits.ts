import { defaultRules } from '../../platform/domain/accounts/registration/defaultRules.ts'
import type { RulesDraft } from '../../platform/domain/accounts/registration/registrationRules.ts'
import { favouriteTeam } from '../content/registration.ts'

type Rule = RulesDraft['fields'][number]

/**
 * Change of the registration rules that a button publishes, to test how an open form follows it.
 */
export type RuleEdit = {
  label: string
  apply(rules: RulesDraft): RulesDraft
  /**
   * True to skip the check of the operator's console, as if the rules came from another platform.
   */
  skipsCheck?: boolean
}

const change =
  (name: string, changes: Partial<Rule> | ((rule: Rule) => Partial<Rule>)) =>
  (rules: RulesDraft): RulesDraft => ({
    ...rules,
    fields: rules.fields.map((rule) =>
      rule.name === name
        ? { ...rule, ...(typeof changes === 'function' ? changes(rule) : changes) }
        : rule,
    ),
  })

const add =
  (...newRules: Rule[]) =>
  (rules: RulesDraft): RulesDraft => {
    const names = new Set(newRules.map(({ name }) => name))
    return {
      ...rules,
      fields: [...rules.fields.filter(({ name }) => !names.has(name)), ...newRules],
    }
  }

const custom = (name: string, label: string, more: Partial<Rule> = {}): Rule => ({
  name,
  type: 'text',
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 'LENGTH_ONLY',
  minLength: 2,
  maxLength: 40,
  label: { pt: label, en: label },
  ...more,
})

const team = custom('favouriteTeam', 'Favourite team', {
  type: 'select',
  required: true,
  ...favouriteTeam,
})

const many = Array.from({ length: 200 }, (_, index) =>
  custom(`field${index + 1}`, `Field ${index + 1}`, { required: index % 2 === 0 }),
)

const samples = {}

export const ruleEdits: readonly RuleEdit[] = [
  {
    label: 'Make e-mail required, or optional again',
    apply: change('email', ({ required }) => ({ enabled: true, required: !required })),
  },
  {
    label: 'Show or hide e-mail',
    apply: change('email', ({ enabled }) => ({ enabled: !enabled })),
  },
  {
    label: 'Ask for a captcha, or no longer',
    apply: change('captcha', ({ enabled }) => ({ enabled: !enabled })),
  },
  {
    label: 'Ask for longer usernames',
    apply: change('username', { minLength: 8, samples }),
  },
  {
    label: 'Raise the age to 21, or lower it to 18',
    apply: (rules) => ({ ...rules, minimumAge: rules.minimumAge === 18 ? 21 : 18 }),
  },
  {
    label: 'Turn the order round',
    apply: (rules) => ({ ...rules, fields: rules.fields.toReversed() }),
  },
  { label: 'Add a field that no build knows', apply: add(team) },
  { label: 'Add 200 fields', apply: add(...many) },
  {
    label: 'Hostile pattern for e-mail, past the check',
    skipsCheck: true,
    apply: change('email', {
      enabled: true,
      acceptedPattern: '^(a+)+$',
      patternId: 'LENGTH_ONLY',
      samples,
    }),
  },
  {
    label: 'Rules that make no sense, past the check',
    skipsCheck: true,
    apply: (rules) => ({
      ...rules,
      fields: [
        ...change('email', { enabled: true, acceptedPattern: '(', samples })(rules).fields,
        custom('backwards', 'Minimum above maximum', { minLength: 9, maxLength: 3 }),
        custom('backwards', 'The same once more'),
        custom('nameless', 'No label', { label: {} }),
      ],
    }),
  },
  { label: 'Back to the first rules', apply: () => defaultRules },
]
