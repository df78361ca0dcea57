/** @param {string} message */
export function say(message) {
  process.stdout.write(`${message}\n`);
}
