import { ColorSchemeControl } from '../../ui/color-scheme-control.tsx';
import { BrandMark } from './brand-mark.tsx';
import classes from './public-shell.module.css';

export function PublicHeader() {
  return (
    <header className={classes.header} data-no-print>
      <div className={classes.headerRow}>
        <BrandMark />
        <ColorSchemeControl />
      </div>
    </header>
  );
}
