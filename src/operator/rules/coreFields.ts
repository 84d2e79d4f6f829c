import type { EditedRule, RuleChanges, RuleDraft } from './draft.ts'

type Method = NonNullable<RuleDraft['methods']>[number]
export const bothMethods: readonly Method[] = ['username', 'mobile']
export type { Method }

/**
 * Fields that no account can be made without (REG-22, REG-23, REG-37, REG-39), and on which forms.
 */
const coreMethods: Readonly<Record<string, readonly Method[]>> = {
  username: ['username'],
  password: ['username', 'mobile'],
  mobileNum: ['mobile'],
  verificationCode: ['mobile'],
}
/** Fields that a form without which is not sent. */
const alwaysRequired = new Set(['username', 'password'])

export const isCore = (name: string): boolean => Object.hasOwn(coreMethods, name)

/** Whether a field cannot be left out of a form of these. */
export const isCoreOf = (name: string, method: Method): boolean =>
  isCore(name) && (coreMethods[name] ?? []).includes(method)

export const mustBeRequired = (name: string): boolean => alwaysRequired.has(name)

const methodsOf = ({ methods }: Pick<EditedRule, 'methods'>): readonly Method[] =>
  methods ?? bothMethods

/** A registration by mobile has no username, whatever the rules say (REG-37). */
export const isNeverOn = (name: string, method: Method): boolean =>
  name === 'username' && method === 'mobile'

/** Whether a form asks for the field only while a module of the platform is on (REG-23, REG-38). */
export const dependsOnModule = (name: string, method: Method): boolean =>
  method === 'mobile'
    ? name === 'password' || name === 'confirmPassword'
    : name === 'verificationCode'

/** Whether a form asks for the field. */
export const isOnForm = (rule: EditedRule, method: Method): boolean =>
  rule.enabled && methodsOf(rule).includes(method) && !isNeverOn(rule.name, method)

/** What changes when a field is put on a form or taken off it; one that is on no form is off. */
export function formChanges(rule: EditedRule, method: Method, isOn: boolean): RuleChanges {
  const others = bothMethods.filter((each) => each !== method && isOnForm(rule, each))
  if (!isOn) return others.length === 0 ? { enabled: false } : { methods: others }
  // A rule for both says nothing of methods.
  return { enabled: true, methods: others.length === 0 ? [method] : undefined }
}
