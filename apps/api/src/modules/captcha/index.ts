export { captchaModule } from './captcha.routes.ts';
export {
  type CaptchaVerdict,
  judgeCaptcha,
  passCaptcha,
  spendCaptcha,
} from './check-captcha.ts';
