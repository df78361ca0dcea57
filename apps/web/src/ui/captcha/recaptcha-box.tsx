import { useMantineContext } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { loadRecaptcha } from './recaptcha-script.ts';

type RecaptchaBoxProps = {
  siteKey: string;
  onAnswer: (answer: string) => void;
  onFailure: () => void;
};

/** Google's own box. Drawn anew whenever a fresh answer is needed. */
export function RecaptchaBox({ siteKey, onAnswer, onFailure }: RecaptchaBoxProps) {
  const place = useRef<HTMLDivElement>(null);
  const { colorScheme } = useMantineContext();
  const theme = colorScheme === 'dark' ? 'dark' : 'light';
  useEffect(() => {
    const box = document.createElement('div');
    let isGone = false;
    place.current?.append(box);
    const draw = async () => {
      const recaptcha = await loadRecaptcha();
      if (isGone) return;
      recaptcha.render(box, {
        sitekey: siteKey,
        theme,
        callback: onAnswer,
        'expired-callback': () => onAnswer(''),
        'error-callback': onFailure,
      });
    };
    draw().catch(() => !isGone && onFailure());
    return () => {
      isGone = true;
      box.remove();
    };
  }, [siteKey, theme, onAnswer, onFailure]);
  return <div ref={place} />;
}
