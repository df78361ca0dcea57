import { type MantineColorScheme, useMantineContext } from '@mantine/core';
import { RadioCards } from '../../ui/radio-cards.tsx';
import classes from './account.module.css';

const cards: readonly { value: MantineColorScheme; label: string; detail: string }[] = [
  { value: 'light', label: 'Light', detail: 'Ink on white' },
  { value: 'dark', label: 'Dark', detail: 'For late evenings' },
  { value: 'auto', label: 'System', detail: 'As your device is set' },
];

export function ColorChoice() {
  const { colorScheme, setColorScheme } = useMantineContext();
  return (
    <div className={classes.form}>
      <RadioCards
        legend="Colors on this device"
        cards={cards}
        value={colorScheme}
        onChange={setColorScheme}
      />
    </div>
  );
}
