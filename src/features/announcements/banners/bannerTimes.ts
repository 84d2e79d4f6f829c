/** Display time of a banner in milliseconds (CONST-53). */
export const displayTime = 5000

/** Duration of a transition between two banners in milliseconds (CONST-54). */
export const transitionTime = 1000
