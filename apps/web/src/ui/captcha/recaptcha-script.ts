export type Recaptcha = {
  ready: (done: () => void) => void;
  render: (
    place: HTMLElement,
    options: {
      sitekey: string;
      theme: 'light' | 'dark';
      callback: (answer: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
    },
  ) => number;
};

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

const address = 'https://www.google.com/recaptcha/api.js?render=explicit';
let loading: Promise<Recaptcha> | undefined;

/** Google's script, fetched once and only where a form shows its check. */
export async function loadRecaptcha(): Promise<Recaptcha> {
  loading ??= new Promise<Recaptcha>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => {
      const { grecaptcha } = window;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error('The check could not be loaded'));
    });
    script.addEventListener('error', () => {
      loading = undefined;
      script.remove();
      reject(new Error('The check could not be loaded'));
    });
    document.head.append(script);
  });
  return loading;
}
