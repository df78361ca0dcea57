/** The least that the login form asks for before it sends anything. */
export const loginPasswordMinimum = 6;

/** The least that a new password must have. */
export const newPasswordMinimum = 10;

/** Longer ones are cut off by no one: they are refused, since hashing costs by length. */
export const passwordMaximum = 200;

/** Of zxcvbn's 0 to 4: 2 is "somewhat guessable", fair against online guessing. */
export const fairStrength = 2;

/** Spaces around a password are slips of the hand; both sides drop them alike. */
export function trimPassword(password: string): string {
  return password.trim();
}
