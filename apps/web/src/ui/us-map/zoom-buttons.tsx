import { IconMinus, IconPlus } from '@tabler/icons-react';
import classes from './us-map.module.css';

type ZoomButtonsProps = {
  zoom: number;
  /** Nothing where it goes no further. */
  onCloser: (() => void) | undefined;
  onFarther: (() => void) | undefined;
};

export function ZoomButtons({ zoom, onCloser, onFarther }: ZoomButtonsProps) {
  return (
    <fieldset className={classes.zoom} aria-label={`Zoom, now ${Math.round(zoom * 100)}%`}>
      <button type="button" aria-label="Closer" disabled={!onCloser} onClick={onCloser}>
        <IconPlus size={18} stroke={1.75} aria-hidden />
      </button>
      <button type="button" aria-label="Farther" disabled={!onFarther} onClick={onFarther}>
        <IconMinus size={18} stroke={1.75} aria-hidden />
      </button>
    </fieldset>
  );
}
