/**
 * One key an action: sending the same again after a lost answer keeps it. Anything else gets a new one, and
 * so does the same once the last was answered: to confirm a second time is not the first confirmation.
 */
export function actionKeys(
  newKey: () => string,
  isAnswered: (key: string) => boolean,
): (body: unknown) => string {
  let last: { text: string; key: string } | undefined;
  return (body) => {
    const text = JSON.stringify(body) ?? '';
    if (last?.text !== text || isAnswered(last.key)) last = { text, key: newKey() };
    return last.key;
  };
}
