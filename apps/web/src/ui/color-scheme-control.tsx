import { type MantineColorScheme, useMantineContext } from '@mantine/core';
import { type Icon, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useId } from 'react';
import { useHydrated } from '../platform/use-hydrated.ts';
import classes from './color-scheme-control.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

const choices: readonly { value: MantineColorScheme; label: string; Icon: Icon }[] = [
  { value: 'light', label: 'Light', Icon: IconSun },
  { value: 'dark', label: 'Dark', Icon: IconMoon },
  { value: 'auto', label: 'As the system', Icon: IconDeviceDesktop },
];

export function ColorSchemeControl() {
  // Not useMantineColorScheme: it writes a style element, which the policy of fixed pages refuses.
  const { colorScheme, setColorScheme } = useMantineContext();
  const hydrated = useHydrated();
  const name = useId();
  return (
    <fieldset className={classes.group} aria-label="Colors">
      {choices.map(({ value, label, Icon }) => (
        <label key={value} className={classes.choice} title={label}>
          <input
            type="radio"
            name={name}
            checked={hydrated && colorScheme === value}
            onChange={() => setColorScheme(value)}
          />
          <Icon size={18} stroke={1.75} aria-hidden />
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  );
}
