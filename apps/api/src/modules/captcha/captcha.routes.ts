import { type CaptchaChallenge, captcha } from '@courtside/contract/captcha';
import type { Module } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';
import { makeChallenge } from './altcha.ts';

export const captchaModule: Module = (app, platform) => {
  route(app, platform, captcha.challenge, async (): Promise<CaptchaChallenge> => {
    const { recaptcha } = platform.env.captcha;
    if (recaptcha) return { provider: 'recaptcha', siteKey: recaptcha.siteKey };
    return { provider: 'altcha', challenge: await makeChallenge(platform) };
  });
};
