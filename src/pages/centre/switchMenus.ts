import { usePortalMenu } from './portalMenu.ts'

/** Shows the portal's menu on a page of a centre. */
export const showPortalMenu = (pageId: string): void =>
  usePortalMenu.setState({ pageId, hasReturned: false })

export const showCentreMenu = (): void =>
  usePortalMenu.setState({ pageId: undefined, hasReturned: true })
