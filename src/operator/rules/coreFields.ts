import type { EditedRule, RuleChanges, RuleDraft } from './draft.ts'

type Method = NonNullable<RuleDraft['methods']>[number]
export const bothMethods: readonly Method[] = ['username', 'mobile']
export type { Method }

/**
 * Registration methods whose form must contain a field, by the field's name (REG-22, REG-23,
 * REG-37, REG-39).
 */
const coreMethods: Readonly<Record<string, readonly Method[]>> = {
  username: ['username'],
  password: ['username', 'mobile'],
  mobileNum: ['mobile'],
  verificationCode: ['mobile'],
}
/** Fields that are always required on their forms. */
const alwaysRequired = new Set(['username', 'password'])

export const isCore = (name: string): boolean => Object.hasOwn(coreMethods, name)

/** True if a field cannot be removed from a form. */
export const isCoreOf = (name: string, method: Method): boolean =>
  isCore(name) && (coreMethods[name] ?? []).includes(method)

export const mustBeRequired = (name: string): boolean => alwaysRequired.has(name)

const methodsOf = ({ methods }: Pick<EditedRule, 'methods'>): readonly Method[] =>
  methods ?? bothMethods

/** A registration by mobile has no username, whatever the rules contain (REG-37). */
export const isNeverOn = (name: string, method: Method): boolean =>
  name === 'username' && method === 'mobile'

/**
 * True if a form shows the field only while a module of the platform is enabled (REG-23, REG-38).
 */
export const dependsOnModule = (name: string, method: Method): boolean =>
  method === 'mobile'
    ? name === 'password' || name === 'confirmPassword'
    : name === 'verificationCode'

export const isOnForm = (rule: EditedRule, method: Method): boolean =>
  rule.enabled && methodsOf(rule).includes(method) && !isNeverOn(rule.name, method)

/** Changes that add a field to a form or remove it; a field on no form is disabled. */
export function formChanges(rule: EditedRule, method: Method, isOn: boolean): RuleChanges {
  const others = bothMethods.filter((each) => each !== method && isOnForm(rule, each))
  if (!isOn) return others.length === 0 ? { enabled: false } : { methods: others }
  // A rule for both forms has no methods property.
  return { enabled: true, methods: others.length === 0 ? [method] : undefined }
}
