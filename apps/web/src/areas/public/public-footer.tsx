import { brand } from '../../platform/brand.ts';
import { BrandMark } from './brand-mark.tsx';
import classes from './public-shell.module.css';

const year = new Date().getUTCFullYear();

export function PublicFooter() {
  return (
    <footer className={classes.footer} data-no-print>
      <div className={classes.wrap}>
        <BrandMark />
        <p className={classes.companyLine}>
          A service of {brand.company}.
          <br />
          {brand.tagline}
        </p>
        <p className={classes.copyright}>
          {/* A fixed page may be older than the year it is read in. */}
          <span suppressHydrationWarning>
            © {year} {brand.company}
          </span>
        </p>
      </div>
    </footer>
  );
}
