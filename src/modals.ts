import type { components } from './api/gen/paths.ts'

/**
 * Every dialog of the portal with its data, except the dialogs of `kit`. The data is stored in the
 * browser's history, so it must be serialisable and cannot contain callbacks; dialogs report
 * results by changing the query cache.
 */
declare module './kit/modal/modalTable.ts' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with kit's.
  interface ModalTable {
    /** `next`: page of the portal to open after the log-in. */
    login: { next?: string }
    /**
     * Requests the second step of a log-in. `secondStep` is the response to the first step; the
     * other properties describe how the first step was done.
     */
    secondStep: {
      secondStep: SecondStep
      type: 'username' | 'sms' | 'phoneAuth' | 'social'
      area: 'member' | 'agent'
      next?: string
    }
    register: { next?: string; referralCode?: string }
    /** Registers an account whose username and password the platform generates. */
    oneClick: { next?: string; referralCode?: string }
    forgotPassword: { next?: string }
    confirmLogout: object
    /** Warns that the session ends after a long time without activity. */
    idle: object
    /** Turns two-step log-in with an authenticator on or off, or creates new recovery codes. */
    authenticator: { goal: 'turnOn' | 'turnOff' | 'newCodes' }
    /** Edits the member's personal data; `field` has the focus at first (ACT-17). */
    profile: { field?: components['schemas']['ProfileFieldName'] }
    /** Selects another profile picture (ACT-17). */
    avatar: object
    /**
     * Changes the password. With `own`, the member chose to change it; any other reason blocks the
     * portal until the change (LOGIN-32). `isNew` sets the title for an account without a password.
     */
    changePassword: { reason: 'first' | 'expired' | 'default' | 'own'; isNew?: true }
    /** Sets or changes the transaction password (ACT-12). */
    transactionPassword: object
    /** Adds or replaces the mobile number (ACT-13). */
    bindPhone: object
    /** Adds or replaces the e-mail address (ACT-13). */
    bindEmail: object
    passkeys: object
    addPasskey: object
    /** Removes a passkey after a confirmation; `label` is the name that the member chose. */
    removePasskey: { passkeyId: string; label: string }
    /** Runs a game in a frame (GAME-12). A sportsbook opens at `target`. */
    game: { nodeId: string; title: string; freeTrial?: true; target?: string }
    /** Deposits money without leaving a game: creates an order, or continues the given one. */
    deposit: { orderId?: string }
    /** Lists a vendor's games of one type (ROUTE-53). */
    gameList: {
      vassalage: string
      vendorName: string
      gameType: components['schemas']['GameType']
    }
    /** Searches the whole lobby (ACT-22). */
    search: object
    /** Explains to a trial member that the action requires a full account (ERR-30). */
    realAccount: object
    /** Navigation menu of the whole portal on a small screen; `games` puts the games first. */
    navigation: { part?: 'games' }
    /** Shows the platform's announcements; `id` selects the announcement that is open at first. */
    announcements: { id?: string }
    notices: object
    customerService: object
    /** Opens the help centre; `term` selects a term or a category. */
    help: { term?: string }
    /** Lists the chat desks of customer service, and shows the conversation with one of them. */
    chat: object
    feedback: object
    /** Forfeits a bonus after showing the amount that the member loses. */
    giveUpBonus: { bonusId: string }
    /**
     * Shows a bet, titled by its game (REC-05). `account` names the team member who placed the bet
     * (AGENT-09); undefined for the member's own bet.
     */
    bet: { betId: string; gameName: string; account?: string }
    /** Shows a member of the agent's team (ACT-46). */
    downline: { memberId: string; account: string }
    blockDownline: { memberId: string; person: string }
    /** Unblocks a member of the agent's team after a confirmation. */
    unblockDownline: { memberId: string; person: string }
    /** Edits the rates of a direct downline. */
    downlineRates: { memberId: string; person: string }
    /** Sends a message to a member of the agent's team. */
    messageDownline: { memberId: string; person: string }
    /** Lists team members who have stopped betting (AGENT-06). */
    quietMembers: object
    /** Deletes a payout account after a confirmation. */
    deletePayoutAccount: { accountId: string }
    /** Edits one of the limits that members set for themselves. */
    playerLimit: { limitId: components['schemas']['LimitId'] }
    /** Explains and starts a time-out or a self-exclusion (ACT-19). */
    playBreak: { kind: 'TIME_OUT' | 'SELF_EXCLUSION' }
    /** Asks nine questions about the member's own play and evaluates the answers. */
    selfTest: object
    /** Shows a reality check over a real-money game: duration and cost of the session (ACT-20). */
    realityCheck: object
    /** Redeems goods of the points mall (ACT-39). */
    redeemGoods: { goodsId: string }
    /** Converts points to money (ACT-40). */
    convertPoints: object
    promotion: { id: string }
    /** Shows an activity and its application form. */
    activity: { id: string }
    /**
     * Offers a contract to a direct downline. `kind` is the kind of the contract, and `memberId`
     * preselects the downline (CONTR-12).
     */
    offerContract: { kind: components['schemas']['Contract']['kind']; memberId?: string }
    /** Shows the upline's offer, to accept or reject it (CONTR-05, CONTR-13). */
    contractOffer: { contractId: string }
    /** Ends a contract or withdraws an offer after a confirmation (CONTR-14). */
    endContract: { contractId: string; isOffer?: true }
    /** Creates or edits an agent's invitation (ACT-44). */
    invitation: { invitation?: components['schemas']['Invitation'] }
    /** Shows the QR code of an invitation's link. */
    invitationLink: { invitation: Pick<components['schemas']['Invitation'], 'code' | 'domain'> }
    /** Ends an invitation after a confirmation. */
    endInvitation: { invitationId: string; code: string }
    /** Opens an account for a new member of the agent's team (ACT-45). */
    teamAccount: object
  }
}

/**
 * Response to a log-in that requires a second step: its ticket, the accepted methods, and its
 * expiry (RFC 3339).
 */
type SecondStep = {
  ticket: string
  methods: readonly {
    method: 'SMS' | 'EMAIL' | 'TOTP' | 'RECOVERY_CODE' | 'PAYEE_NAME' | 'PASSKEY'
    to?: string
  }[]
  expiresAt: string
}
