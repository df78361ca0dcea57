/** One key an action: sending the same again, as after a lost answer, keeps it; anything else gets a new one. */
export function actionKeys(newKey: () => string): (body: unknown) => string {
  let last: { text: string; key: string } | undefined;
  return (body) => {
    const text = JSON.stringify(body) ?? '';
    if (last?.text !== text) last = { text, key: newKey() };
    return last.key;
  };
}
