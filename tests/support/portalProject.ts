import { readOptions } from 'contract-mocks/options'
import type { Project } from 'contract-mocks/project'

const { contract, project } = readOptions([
  '--config',
  `${import.meta.dirname}/../../contract-mocks.json`,
])
if (!project) throw new Error('contract-mocks.json describes a project.')

/** Absolute path of the portal's contract. */
export const portalContract: string = contract

/** The portal's settings for the code generator, from `contract-mocks.json`. */
export const portalProject: Project = project
