import classes from './skip-link.module.css';

export const mainContentId = 'main';

export function SkipLink() {
  return (
    <a href={`#${mainContentId}`} className={classes.skip}>
      Skip to content
    </a>
  );
}
