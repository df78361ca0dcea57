type Resettable = { setValue: (name: 'recaptcha', value: string) => void };

const noAnswerStatus = 800;

/**
 * Runs a submission. An answer to the check is good once, so it is used up as soon as the server
 * has answered; without an answer the same submission can be sent again as it was.
 */
export async function withFreshCheck(form: Resettable, submit: () => Promise<void>): Promise<void> {
  try {
    await submit();
  } catch (error) {
    if (!gotNoAnswer(error)) form.setValue('recaptcha', '');
    throw error;
  }
}

function gotNoAnswer(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === noAnswerStatus;
}
