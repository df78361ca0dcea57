/** What a refused submission says: to the whole form, and to single fields. */
export type SubmitFailure = {
  message: string | undefined;
  fields: readonly { name: string; message: string }[];
};

const fallbackMessage = 'Sorry, something was wrong, please try again';

/**
 * Reads an API refusal (`{message, errors: {field: text}}`) against the fields the form has, in
 * their order. What belongs to no field is said above the buttons rather than lost.
 */
export function submitFailure(error: unknown, fieldNames: readonly string[]): SubmitFailure {
  const errors = errorsOf(error);
  const fields = fieldNames.flatMap((name) => {
    const message = errors.get(name);
    return message === undefined ? [] : [{ name, message }];
  });
  const homeless = [...errors].filter(([name]) => !fieldNames.includes(name));
  const general = [messageOf(error), ...homeless.map(([, message]) => message)].filter(
    (message) => message !== undefined,
  );
  if (general.length > 0) return { message: general.join(' '), fields };
  return { message: fields.length > 0 ? undefined : fallbackMessage, fields };
}

/** Names of all fields, nested ones with dots: `{a: {b: ''}}` has the field `a.b`. */
export function fieldNamesOf(values: object, prefix = ''): string[] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) =>
    isPlainObject(value) || Array.isArray(value)
      ? [`${prefix}${key}`, ...fieldNamesOf(value, `${prefix}${key}.`)]
      : [`${prefix}${key}`],
  );
}

function isPlainObject(value: unknown): value is object {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

function messageOf(error: unknown): string | undefined {
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
  return typeof message === 'string' && message !== '' ? message : undefined;
}

function errorsOf(error: unknown): ReadonlyMap<string, string> {
  const errors =
    typeof error === 'object' && error !== null && 'errors' in error ? error.errors : undefined;
  if (typeof errors !== 'object' || errors === null) return new Map();
  const entries = Object.entries(errors).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return new Map(entries);
}
