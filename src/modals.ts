import type { components } from './api/gen/paths.ts'

/**
 * Every dialog of the portal with its plain data, besides those of kit. Data lives in the browser's
 * history, so it can be stored and is no function; effects come back as cache changes, not as
 * stored callbacks.
 */
declare module './kit/modal/modalTable.ts' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with kit's.
  interface ModalTable {
    /** `next`: the page of ours to go on to after the login. */
    login: { next?: string }
    /**
     * `secondStep` is what the log-in was answered with; the rest is as it was for the log-in
     * itself.
     */
    secondStep: {
      secondStep: SecondStep
      type: 'username' | 'sms' | 'phoneAuth' | 'social'
      area: 'member' | 'agent'
      next?: string
    }
    register: { next?: string; referralCode?: string }
    /** An account whose name and password the platform makes. */
    oneClick: { next?: string; referralCode?: string }
    forgotPassword: { next?: string }
    confirmLogout: object
    /** Nobody has touched the page for long. */
    idle: object
    /** The authenticator of the second step at log-in, and the codes that stand in for it. */
    authenticator: { goal: 'turnOn' | 'turnOff' | 'newCodes' }
    /** What the member tells of themselves, at one of its fields (ACT-17). */
    profile: { field?: components['schemas']['ProfileFieldName'] }
    /** Another picture for the member (ACT-17). */
    avatar: object
    /**
     * `own` is the member's wish; anything else has to be done before all else (LOGIN-32). `isNew`
     * titles it for an account that has no password yet.
     */
    changePassword: { reason: 'first' | 'expired' | 'default' | 'own'; isNew?: true }
    /** Sets the transaction password, or changes it (ACT-12). */
    transactionPassword: object
    /** Binds a phone, or another one (ACT-13). */
    bindPhone: object
    /** Binds an e-mail address, or another one (ACT-13). */
    bindEmail: object
    /** The member's passkeys. */
    passkeys: object
    addPasskey: object
    /** Takes a passkey away, after a question; `label` is what its owner calls it. */
    removePasskey: { passkeyId: string; label: string }
    /** A game in a frame (GAME-12). */
    game: { nodeId: string; title: string; freeTrial?: true }
    /** Money in, without leaving a game; an order that was made there, or a new one. */
    deposit: { orderId?: string }
    /** The games of a type that a vendor has (ROUTE-53). */
    gameList: {
      vassalage: string
      vendorName: string
      gameType: components['schemas']['GameType']
    }
    /** Searches the whole lobby (ACT-22). */
    search: object
    /** Tells a trial member that this takes an account of their own (ERR-30). */
    realAccount: object
    /** The whole of the portal on a small screen; `games` comes first when that is wanted. */
    navigation: { part?: 'games' }
    /** What the platform tells everybody, at one of them: an announcement's id. */
    announcements: { id?: string }
    /** Notices to players. */
    notices: object
    /** The ways to customer service. */
    customerService: object
    /** The help centre, at a term or a category of it. */
    help: { term?: string }
    /** The chat's desks, and the talk with one. */
    chat: object
    feedback: object
    /** Gives up a bonus, after a look at what that costs. */
    giveUpBonus: { bonusId: string }
    /** One of the member's bets, titled by its game (REC-05). */
    bet: { betId: string; gameName: string }
    /** Somebody of the agent's team (ACT-46). */
    downline: { memberId: string; account: string }
    /** Blocks somebody of the agent's team. */
    blockDownline: { memberId: string; person: string }
    /** Ends the block of somebody of the agent's team, after a question. */
    unblockDownline: { memberId: string; person: string }
    /** Other rates for a direct downline. */
    downlineRates: { memberId: string; person: string }
    /** A message to somebody of the agent's team. */
    messageDownline: { memberId: string; person: string }
    /** Those of the agent's team who have stopped to bet (AGENT-06). */
    quietMembers: object
    /** Deletes a payout account, after a question. */
    deletePayoutAccount: { accountId: string }
    /** One of the limits that members set for themselves. */
    playerLimit: { limitId: components['schemas']['LimitId'] }
    /** A break from playing, or shutting oneself out; with what it means (ACT-19). */
    playBreak: { kind: 'TIME_OUT' | 'SELF_EXCLUSION' }
    /** Nine questions on the member's own play, and what the answers mean. */
    selfTest: object
    /** How long the session has lasted and what it has cost, over a game for money (ACT-20). */
    realityCheck: object
    /** Redeems goods of the points mall (ACT-39). */
    redeemGoods: { goodsId: string }
    /** Turns points into money (ACT-40). */
    convertPoints: object
    /** All about one promotion. */
    promotion: { id: string }
    /** All about one activity, and the application for it. */
    activity: { id: string }
    /** Offers a contract of a kind to a direct downline, whom it may name (CONTR-12). */
    offerContract: { kind: components['schemas']['Contract']['kind']; memberId?: string }
    /** An offer of the upline's, and the answer to it (CONTR-05, CONTR-13). */
    contractOffer: { contractId: string }
    /** Ends a contract or takes an offer back, after a question (CONTR-14). */
    endContract: { contractId: string; isOffer?: true }
    /** An agent's new invitation, or one that is changed (ACT-44). */
    invitation: { invitation?: components['schemas']['Invitation'] }
    /** The QR code of an invitation's link. */
    invitationLink: { code: string; link: string }
    /** Ends an invitation, after a question. */
    endInvitation: { invitationId: string; code: string }
    /** An account that an agent opens for somebody of their team (ACT-45). */
    teamAccount: object
  }
}

/**
 * A log-in that waits for a second step: its ticket, the proofs that it takes, and how long (RFC
 * 3339).
 */
type SecondStep = {
  ticket: string
  methods: readonly {
    method: 'SMS' | 'EMAIL' | 'TOTP' | 'RECOVERY_CODE' | 'PAYEE_NAME' | 'PASSKEY'
    to?: string
  }[]
  expiresAt: string
}
