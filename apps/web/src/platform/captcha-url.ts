import { captcha } from '@courtside/contract/captcha';
import { currentEnvironment } from './environment.ts';

/** Where forms fetch the check against programs from. */
export function captchaUrl(): string {
  return currentEnvironment().apiHost + captcha.challenge.path;
}
