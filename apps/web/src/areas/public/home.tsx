import { IconArrowDown, IconClock } from '@tabler/icons-react';
import { pageMeta } from '../../platform/page-meta.ts';
import classes from './home.module.css';
import { HomeSteps, homeStepsId } from './home-steps.tsx';

export const meta = () =>
  pageMeta('/', {
    description:
      'Order a special appearance in any state and county, at any hour. A licensed attorney appears for your firm and reports within 24 hours.',
  });

export default function Home() {
  return (
    <>
      <section className={classes.hero}>
        <div className={classes.outline} />
        <div className={classes.heroText}>
          <h1>Be in every courtroom on your calendar.</h1>
          <p className={classes.lead}>
            Order a special appearance in any state and county. A licensed attorney appears for your
            firm and files a written report with you within 24 hours.
          </p>
          <p className={classes.always}>
            <IconClock size={20} stroke={1.75} aria-hidden />
            Ordering is open 24 hours a day, 365 days a year, nationwide.
          </p>
          <p className={classes.onward}>
            <a href={`#${homeStepsId}`}>
              How it works <IconArrowDown size={18} stroke={1.75} aria-hidden />
            </a>
          </p>
        </div>
      </section>
      <HomeSteps />
    </>
  );
}
