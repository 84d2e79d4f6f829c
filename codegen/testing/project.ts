import type { Project } from '../project.ts'

/** Project for tests. Operations may require its user token or make it optional. */
export const testProject: Project = {
  layout: { client: 'client/gen', server: 'server/gen', mocks: 'mocks/gen' },
  handlerModule: 'server/handler.ts',
  rejectionModule: 'mocks/describeRejection.ts',
  callers: {
    userToken: { caller: 'user', openCaller: 'visitorOrUser', mark: 'token' },
    adminCookie: { caller: 'admin', mark: 'admin' },
  },
}
