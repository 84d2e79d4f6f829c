import type { CollectionRole } from '../../runtime/collectionFacts.ts'
import type { Contract } from '../contract.ts'
import type { OperationPlan } from '../plan.ts'
import { hintOf, type ResourceHint } from './hints.ts'
import { plurals, singular } from './nouns.ts'

/** Operation that may belong to a collection, and its role there. */
export type Member = {
  plan: OperationPlan
  role: CollectionRole
  /** Name of the items, from the path or a hint: `pets`. */
  resource: string
  hint?: ResourceHint
}

/** Operations on the same items, according to their paths or hints. */
export type Group = {
  name: string
  /** Item path without parameter names: `/pets/{}`. */
  itemPath: string | undefined
  members: Member[]
}

/**
 * Replaces the parameter names of a path by `{}`, since related paths may name them differently.
 */
export const templateOf = (path: string) => path.replace(/\{[^}]*\}/g, '{}').replace(/(.)\/$/, '$1')

/** Matches the last segment of an item path: `{}`, `{}.json`, and OData's `pets('{}')`. */
const lastStep = /^(?:\{\}(\.\w+)?|(\w+)\('?\{\}'?\))$/

/** Splits a path after its last slash. */
const split = (template: string): [folder: string, last: string] => {
  const end = template.lastIndexOf('/') + 1
  return [template.slice(0, end), template.slice(end)]
}

type ItemPath = { bases: string[]; resource: string }

/** Possible list paths for an item path, likeliest first. */
function readItemPath(template: string): ItemPath | undefined {
  const [start, last] = split(template)
  const match = lastStep.exec(last)
  if (!match) return undefined
  const [, suffix, inline] = match
  const base = inline === undefined ? start.slice(0, -1) : start + inline
  const [folder, resource] = split(base)
  if (resource === '' || resource.includes('{')) return undefined
  const others = [singular(resource), ...plurals(resource)].filter((name) => name !== resource)
  const bases = [
    ...(suffix === undefined ? [] : [base + suffix]),
    base,
    `${base}.json`,
    ...others.map((name) => folder + name),
  ]
  return { bases, resource }
}

const itemRoles: Record<string, CollectionRole> = {
  GET: 'read',
  PUT: 'replace',
  PATCH: 'update',
  POST: 'update',
  DELETE: 'remove',
}
/** Roles of operations on a list path. PUT and PATCH change the item whose id is in the body. */
const collectionRoles: Record<string, CollectionRole> = {
  GET: 'list',
  POST: 'create',
  PUT: 'replace',
  PATCH: 'update',
}

/** List path that a search path belongs to: `/pets` for `/pets/findByStatus` and `/pets/search`. */
function searchedBy(template: string): string | undefined {
  const [folder, last] = split(template)
  return /^(?:find|search|filter|query|list)\w*$/i.test(last) ? folder.slice(0, -1) : undefined
}

type Entry = { plan: OperationPlan; template: string; hint: ResourceHint | undefined }

function memberOf({ plan, hint }: Entry, resource: string, byPath?: CollectionRole): Member[] {
  const role = hint?.role ?? byPath
  return role === undefined ? [] : [{ plan, role, resource, ...(hint && { hint }) }]
}

function groupByPath(entries: Entry[]): Group[] {
  const byTemplate = Map.groupBy(entries, ({ template }) => template)
  const finders = Map.groupBy(
    entries.filter(({ plan }) => plan.operation.method === 'GET'),
    ({ template }) => searchedBy(template),
  )
  const groups: Group[] = []
  for (const [template, items] of byTemplate) {
    const read = readItemPath(template)
    if (!read) continue
    const name = read.resource.replace(/\.\w+$/, '')
    const members = items.flatMap((entry) =>
      memberOf(entry, name, itemRoles[entry.plan.operation.method]),
    )
    const taken = new Set<string>()
    for (const base of read.bases) {
      for (const entry of byTemplate.get(base) ?? []) {
        const { method } = entry.plan.operation
        if (taken.has(method)) continue
        members.push(...memberOf(entry, name, collectionRoles[method]))
        taken.add(method)
      }
    }
    const found = read.bases.flatMap((base) => finders.get(base) ?? [])
    members.push(...found.flatMap((entry) => memberOf(entry, name, 'list')))
    groups.push({ name, itemPath: template, members })
  }
  return groups
}

/**
 * Role of an operation that belongs to a collection only because of a hint, derived from its method
 * and path.
 */
function hintedRole({ plan, template }: Entry): CollectionRole | undefined {
  const roles = lastStep.test(split(template)[1]) ? itemRoles : collectionRoles
  return plan.operation.method === 'DELETE' ? 'remove' : roles[plan.operation.method]
}

/** Merges the operations whose hints have the same name, whatever their paths. */
function applyHints(groups: Group[], entries: Entry[]): Group[] {
  const hinted = entries.filter(({ hint }) => hint !== undefined)
  if (hinted.length === 0) return groups
  const named = new Map<string, Group>()
  const rest: Group[] = []
  for (const group of groups) {
    const names = new Set(group.members.flatMap(({ hint }) => (hint ? [hint.name] : [])))
    const [name] = names
    if (name === undefined) {
      rest.push(group)
      continue
    }
    const members = group.members.filter(({ hint }) => hint === undefined || hint.name === name)
    const known = named.get(name)
    if (known) known.members.push(...members)
    else named.set(name, { ...group, name, members })
  }
  for (const entry of hinted) {
    const name = entry.hint?.name ?? ''
    const group = named.get(name) ?? { name, itemPath: undefined, members: [] }
    named.set(name, group)
    if (group.members.some(({ plan }) => plan === entry.plan)) continue
    group.members.push(...memberOf(entry, name, hintedRole(entry)))
  }
  return [...named.values(), ...rest]
}

/** Groups the operations that may form collections. An operation may be in several groups. */
export function groupOperations(contract: Contract, plans: readonly OperationPlan[]): Group[] {
  const entries = plans.flatMap((plan) => {
    const hint = hintOf(contract, plan.operation)
    const template = templateOf(plan.operation.path)
    return hint === false ? [] : [{ plan, template, hint }]
  })
  return applyHints(groupByPath(entries), entries)
}
