import { ColorSchemeControl } from '../../ui/color-scheme-control.tsx';
import classes from './account-menu.module.css';

export function ColorChoice() {
  return (
    <div className={classes.colors}>
      <span aria-hidden="true">Colors</span>
      <ColorSchemeControl />
    </div>
  );
}
