import classes from './skip-link.module.css';

export const mainContentId = 'main';

export function SkipLink() {
  return (
    <a href={`#${mainContentId}`} className={classes.skip}>
      Skip to content
    </a>
  );
}

/** Takes the keyboard to the content without moving the page. */
export function focusMain(): void {
  document.getElementById(mainContentId)?.focus({ preventScroll: true });
}

/** For what takes the place of the screen without a navigation. */
export function startAtTop(): void {
  window.scrollTo({ top: 0 });
  focusMain();
}
