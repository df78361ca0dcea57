import classes from './upload-progress.module.css';

/** How much of a file has been sent, as a share of one, below its name. */
export function UploadProgress({ label, share }: { label: string; share: number }) {
  return <progress className={classes.sent} aria-label={label} value={share} max={1} />;
}
