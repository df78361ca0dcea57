/** Why nothing was written, in words for those who wait. */
export class Outdated extends Error {}
