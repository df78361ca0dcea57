import classes from './progress-bar.module.css';

type ProgressBarProps = {
  /** What is being done. */
  label: string;
  done: number;
  /** Nothing while it is not known how much there is. */
  total?: number | undefined;
  /** What is counted, such as "lines". */
  noun?: string;
};

/** How far something has come that takes a while. */
export function ProgressBar({ label, done, total, noun = '' }: ProgressBarProps) {
  const counted = (count: number) => count.toLocaleString('en-US');
  return (
    <div className={classes.progress}>
      <div className={classes.words}>
        <span>{label}</span>
        {total !== undefined && <span>{`${counted(done)} of ${counted(total)} ${noun}`}</span>}
      </div>
      <progress aria-label={label} {...(total !== undefined && { value: done, max: total })} />
    </div>
  );
}
